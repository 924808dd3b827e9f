import { expect, test } from 'vitest';
import { createRandom } from '../random/seeded.ts';
import type { Random } from '../random/random.ts';
import { DEFAULT_FORMULAS } from './defaults.ts';
import { EVENT_TIERS, type SeasonFact } from './types.ts';
import { factOf } from './season.ts';
import { itemsOf, seasonTable, type SeasonRecord } from './table.ts';

const START = Date.parse('2026-01-05T00:00:00.000Z');
const IDS = Array.from({ length: 9 }, (_, index) => `p${index}`);

/** A season of small cups at random: places, and matches among those who are placed. */
function randomRecord(random: Random): SeasonRecord {
  const tiers = new Map<string, (typeof EVENT_TIERS)[number]>();
  const facts: SeasonFact[] = [];
  for (let number = 0; number < 1 + random.int(9); number += 1) {
    const of = { event_id: `e${number}`, at: new Date(START + random.int(60) * 86_400_000).toISOString() };
    const tier = EVENT_TIERS[random.int(4)];
    if (tier) tiers.set(of.event_id, tier);
    const field = random.shuffle(IDS).slice(0, 2 + random.int(7));
    const who = (id: string) => ({ competitor_kind: 'account', competitor_id: id }) as const;
    for (const [index, id] of field.entries())
      facts.push(
        factOf({ kind: 'placement', ...who(id), place: index + 1, place_to: index + 1, field: field.length }, of),
      );
    for (let match = 0; match < field.length; match += 1) {
      const [winner, loser] = random.shuffle(field) as [string, string];
      const seeds = [1 + random.int(8), 1 + random.int(8)] as const;
      const shared = { match_id: `${of.event_id}-${match}` };
      facts.push(
        factOf(
          { kind: 'win', ...who(winner), ...shared, opponent_id: loser, seed: seeds[0], opponent_seed: seeds[1] },
          of,
        ),
        factOf(
          { kind: 'loss', ...who(loser), ...shared, opponent_id: winner, seed: seeds[1], opponent_seed: seeds[0] },
          of,
        ),
      );
    }
  }
  const best = random.int(2) === 0 ? null : 1 + random.int(4);
  const account = { ...DEFAULT_FORMULAS.account, best, win_cap: random.int(60) };
  return {
    starts_at: new Date(START).toISOString(),
    facts,
    adjustments: [
      {
        id: 'x',
        competitor_kind: 'account',
        competitor_id: 'p0',
        points: random.int(90) - 45,
        at: new Date(START).toISOString(),
      },
    ],
    versions: [{ version: 1, applies_from: null, formulas: { ...DEFAULT_FORMULAS, account } }],
    tiers,
  };
}

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

test.each(SEEDS)('the order and the repetition of facts change no byte (seed %i)', (seed) => {
  const random = createRandom(seed);
  const record = randomRecord(random);
  const told = JSON.stringify(seasonTable('account', record));
  const again = random.shuffle([...record.facts, ...record.facts.slice(0, random.int(record.facts.length))]);
  expect(JSON.stringify(seasonTable('account', { ...record, facts: again }))).toBe(told);
});

test.each(SEEDS)('a row is the sum of its events, ranks never go up with fewer points (seed %i)', (seed) => {
  const record = randomRecord(createRandom(seed));
  const rows = seasonTable('account', record);
  for (const [index, row] of rows.entries()) {
    const items = itemsOf('account', row.id, record);
    const adjusted = record.adjustments.filter(({ competitor_id }) => competitor_id === row.id);
    const expected = [...items.filter(({ counts }) => counts), ...adjusted].reduce(
      (sum, { points }) => sum + points,
      0,
    );
    expect(row.points).toBe(expected);
    const next = rows[index + 1];
    if (next) expect(next.points <= row.points && next.rank >= row.rank && next.rank <= index + 2).toBe(true);
    const least = Math.min(...items.filter(({ counts }) => counts).map(({ points }) => points));
    for (const spare of items.filter(({ counts }) => !counts)) expect(spare.points).toBeLessThanOrEqual(least);
  }
});

test.each(SEEDS)('more facts of an event never take points where all events count (seed %i)', (seed) => {
  const random = createRandom(seed);
  const record = randomRecord(random);
  const all = {
    ...record,
    versions: record.versions.map((one) => ({
      ...one,
      formulas: { ...one.formulas, account: { ...one.formulas.account, best: null } },
    })),
  };
  const before = new Map(
    seasonTable('account', { ...all, facts: all.facts.slice(0, random.int(all.facts.length)) }).map(
      ({ id, points }) => [id, points],
    ),
  );
  for (const { id, points } of seasonTable('account', all))
    expect(points).toBeGreaterThanOrEqual(before.get(id) ?? -45);
});
