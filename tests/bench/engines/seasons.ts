import { createRandom } from '@pailei/domain/random/seeded';
import { DEFAULT_FORMULAS } from '@pailei/domain/seasons/defaults';
import { factOf } from '@pailei/domain/seasons/season';
import { seasonTable, type SeasonRecord } from '@pailei/domain/seasons/table';
import type { SeasonFact } from '@pailei/domain/seasons/types';
import type { BenchRow, EnginesOptions } from './engine-rows.ts';
import { median, timed } from './measure.ts';

const EVENTS = 20;
const ROUNDS = 7;
const RUNS = 5;
const START = Date.parse('2026-01-05T00:00:00.000Z');
const DAY_MS = 86_400_000;

/** What it takes to make the table of players anew, which each event that ends asks for. */
export async function benchSeasons({ sizes = [32, 128] }: EnginesOptions): Promise<BenchRow[]> {
  return sizes.map((size) => {
    const record = recordOf(size);
    const times = Array.from({ length: RUNS }, () => timed(() => seasonTable('account', record)));
    return { players: size, events: EVENTS, facts: record.facts.length, ms: Math.round(median(times)) };
  });
}

/** Events of Swiss rounds at random, all by the same players. */
function recordOf(size: number): SeasonRecord {
  const random = createRandom(size);
  const players = Array.from({ length: size }, (_, index) => `p${index}`);
  const facts: SeasonFact[] = [];
  for (let number = 0; number < EVENTS; number += 1) {
    const of = { event_id: `e${number}`, at: new Date(START + number * 3 * DAY_MS).toISOString() };
    const who = (competitor_id: string) => ({ competitor_kind: 'account', competitor_id }) as const;
    for (const [index, id] of random.shuffle(players).entries())
      facts.push(factOf({ kind: 'placement', ...who(id), place: index + 1, place_to: index + 1, field: size }, of));
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = random.shuffle(players);
      for (let table = 0; table + 1 < size; table += 2) {
        const [winner, loser] = [order[table] ?? '', order[table + 1] ?? ''];
        const shared = { match_id: `${number}-${round}-${table}`, seed: null, opponent_seed: null };
        facts.push(factOf({ kind: 'win', ...who(winner), opponent_id: loser, ...shared }, of));
        facts.push(factOf({ kind: 'loss', ...who(loser), opponent_id: winner, ...shared }, of));
      }
    }
  }
  const versions = [{ version: 1, applies_from: null, formulas: DEFAULT_FORMULAS }];
  return { starts_at: new Date(START).toISOString(), facts, adjustments: [], versions, tiers: new Map() };
}
