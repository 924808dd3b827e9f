import { expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { randomMatch, randomTable } from './proof/standings.arbitrary.ts';
import { computeStandings, updateStandings } from './rank.ts';
import { presetOf, STANDINGS_PRESETS, type StandingsPreset } from './presets.ts';
import type { StandingsResult, StandingsRow } from './types.ts';

const PRESETS = Object.keys(STANDINGS_PRESETS) as StandingsPreset[];
const ids = (rows: readonly StandingsRow[]) => rows.map(({ id }) => id);
const places = (rows: readonly StandingsRow[]) => rows.map(({ id, rank, decided_by }) => [id, rank, decided_by]);

const rulesOf = (preset: StandingsPreset) =>
  ({
    tiebreakers: STANDINGS_PRESETS[preset],
    byes_in_opponent_rates: true,
    head_to_head: 'repeated',
  }) as const;

test.each(PRESETS)('%s gives each entrant one place, whatever the order of entrants and results', (preset) => {
  const random = createRandom(31);
  for (let run = 0; run < 60; run++) {
    const input = randomTable(random, rulesOf(preset), 2 + random.int(14));
    const rows = computeStandings(input);
    expect(rows.map(({ rank }) => rank)).toEqual(input.entrants.map((_, index) => index + 1));
    expect(new Set(ids(rows)).size).toBe(input.entrants.length);
    const shuffled = computeStandings({
      ...input,
      entrants: random.shuffle(input.entrants),
      results: random.shuffle(input.results),
    });
    expect(places(shuffled)).toEqual(places(rows));
  }
});

test.each(PRESETS)('%s carried on from result to result is what it is computed as a whole', (preset) => {
  const random = createRandom(32);
  for (let run = 0; run < 25; run++) {
    const rules = { ...rulesOf(preset), byes_in_opponent_rates: run % 2 === 0 };
    const input = randomTable(random, rules, 4 + random.int(12));
    const results: StandingsResult[] = [...input.results];
    let rows = computeStandings(input);
    for (let change = 0; change < 12; change++) {
      const index = results.findIndex(({ kind }, place) => kind === 'match' && place >= random.int(results.length));
      const before = results[index];
      if (before?.kind !== 'match') continue;
      const after = randomMatch(random, before.a, before.b, before.round ?? 0);
      results[index] = after;
      rows = updateStandings(rows, rules, { before, after });
    }
    expect(places(rows)).toEqual(places(computeStandings({ ...input, results })));
  }
});

test('a preset is known again by its order, and an own order is none', () => {
  expect(PRESETS.map((preset) => presetOf(STANDINGS_PRESETS[preset]))).toEqual(PRESETS);
  expect(presetOf(['gw', 'omw'])).toBeNull();
});
