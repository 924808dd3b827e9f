import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../random/seeded.ts';
import { STANDINGS_PRESETS, type StandingsPreset } from '../presets.ts';
import { computeStandings } from '../rank.ts';
import { randomTable } from '../proof/standings.arbitrary.ts';
import type { StandingsInput, StandingsResult } from '../types.ts';
import type { OpenMatch, WhatIfQuestion } from './types.ts';
import { whatIf } from './what-if.ts';

const PRESETS = Object.keys(STANDINGS_PRESETS) as StandingsPreset[];

function question(input: StandingsInput, open: readonly OpenMatch[], more: Partial<WhatIfQuestion> = {}) {
  const { tiebreakers, byes_in_opponent_rates, head_to_head } = input;
  const active = input.entrants.filter(({ is_disqualified }) => !is_disqualified).map(({ id }) => id);
  const rules = { tiebreakers, byes_in_opponent_rates, head_to_head };
  return { rows: computeStandings(input), rules, open, places: 2, active, focus: null, seed: 1, ...more };
}

const open = (a: string, b: string, wins_needed = 2): OpenMatch => ({
  match_id: `${a}${b}`,
  a,
  b,
  round: 9,
  wins_needed,
});

/** Counts by trying every combination of scores with the whole table computed anew. */
function bruteForce(input: StandingsInput, { open: matches, places, active }: WhatIfQuestion): Record<string, number> {
  const through = Object.fromEntries(active.map((id) => [id, 0]));
  const play = (index: number, results: readonly StandingsResult[]): void => {
    const match = matches[index];
    if (!match) {
      const order = computeStandings({ ...input, results }).filter(({ id }) => active.includes(id));
      for (const { id } of order.slice(0, places)) through[id] = (through[id] ?? 0) + 1;
      return;
    }
    const { a, b, wins_needed, round } = match;
    for (let lost = 0; lost < wins_needed; lost++) {
      const base = { kind: 'match', a, b, drawn: 0, round } as const;
      play(index + 1, [...results, { ...base, result: 'a', wins_a: wins_needed, wins_b: lost }]);
      play(index + 1, [...results, { ...base, result: 'b', wins_a: lost, wins_b: wins_needed }]);
    }
  };
  play(0, input.results);
  return through;
}

describe('whatIf', () => {
  test('agrees with trying everything by brute force, for every preset', () => {
    const random = createRandom(3);
    for (let run = 0; run < 80; run++) {
      const tiebreakers = STANDINGS_PRESETS[PRESETS[run % PRESETS.length] ?? 'magic'];
      const input = randomTable(
        random,
        { tiebreakers, byes_in_opponent_rates: run % 2 === 0, head_to_head: 'repeated' },
        4 + random.int(4),
      );
      const seats = random.shuffle(input.entrants.map(({ id }) => id));
      const matches = [open(seats[0] ?? '', seats[1] ?? ''), open(seats[2] ?? '', seats[3] ?? '', 1 + random.int(2))];
      const asked = question(input, matches, { places: 1 + random.int(3) });
      const { method, verdicts, looked_at } = whatIf(asked);
      expect(method).toBe('exhaustive');
      const counted = Object.fromEntries(Object.entries(verdicts).map(([id, { all }]) => [id, all.through]));
      const brute = bruteForce(input, asked);
      expect(counted).toEqual(brute);
      for (const [id, { verdict }] of Object.entries(verdicts))
        expect(verdict).toBe(brute[id] === looked_at ? 'through' : brute[id] === 0 ? 'out' : 'open');
    }
  });

  const rules = { tiebreakers: ['game_difference'], byes_in_opponent_rates: true } as const;
  const match = (a: string, b: string): StandingsResult => ({
    kind: 'match',
    a,
    b,
    result: 'a',
    wins_a: 2,
    wins_b: 0,
    drawn: 0,
  });
  const entrants = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, lot: index + 1, is_disqualified: false }));

  test('says what the own match brings, and who must win elsewhere', () => {
    // a 6, b 3, c 3, d 0. Left: a v d, b v c. Two go on.
    const input = { entrants, results: [match('a', 'b'), match('a', 'c'), match('b', 'd'), match('c', 'd')], ...rules };
    const { verdicts, decisive } = whatIf(question(input, [open('a', 'd', 1), open('b', 'c', 1)], { focus: 'b' }));
    expect(Object.fromEntries(Object.entries(verdicts).map(([id, { verdict }]) => [id, verdict]))).toEqual({
      a: 'through',
      b: 'open',
      c: 'open',
      d: 'out',
    });
    expect(verdicts['b']?.by_result).toEqual({ win: { through: 2, of: 2 }, loss: { through: 0, of: 2 } });
    expect(decisive).toEqual([]);
  });

  test('names the result elsewhere that settles it', () => {
    // a and b have 3 points and are done; c and d meet, one of them gets 3. a stands before b by games, b by lot behind d.
    const input = {
      entrants,
      results: [
        { ...match('a', 'x'), wins_a: 3 },
        { ...match('b', 'x'), wins_a: 1 },
        { ...match('c', 'x'), result: 'b' as const, wins_a: 0, wins_b: 2 },
      ],
      ...rules,
    };
    // d wins 2–0: +2, before b's +1. c wins 2–0: 2−2 = 0, behind b.
    const asked = question(input, [{ ...open('c', 'd', 1), wins_needed: 2 }], { focus: 'b' });
    const { decisive, verdicts } = whatIf(asked);
    expect(verdicts['b']).toMatchObject({ verdict: 'open', by_result: null, all: { through: 3, of: 4 } });
    expect(decisive).toEqual([{ own: null, match_id: 'cd', winner: 'c', outcome: 'through' }]);
  });

  test('leaves the place of one who has left to the next', () => {
    const input = { entrants, results: [match('a', 'b'), match('c', 'd')], ...rules };
    const { verdicts } = whatIf(question(input, [], { active: ['b', 'c', 'd'] }));
    expect(Object.fromEntries(Object.entries(verdicts).map(([id, { verdict }]) => [id, verdict]))).toEqual({
      b: 'through',
      c: 'through',
      d: 'out',
    });
  });

  test('searches with the seed where there are too many, and then claims only what the points prove', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const random = createRandom(9);
    const played = [1, 2, 3].flatMap((round) => {
      const order = random.shuffle(ids);
      return Array.from({ length: 20 }, (_, table): StandingsResult => {
        const result = match(order[2 * table] ?? '', order[2 * table + 1] ?? '');
        return { ...result, round };
      });
    });
    const input = {
      entrants: ids.map((id, lot) => ({ id, lot, is_disqualified: false })),
      results: played,
      ...rules,
    };
    const matches = Array.from({ length: 20 }, (_, table) => open(ids[2 * table] ?? '', ids[2 * table + 1] ?? ''));
    const asked = question(input, matches, { places: 8, focus: 'p0' });
    const first = whatIf(asked);
    expect([first.method, first.looked_at, first.decisive]).toEqual(['search', 1000, []]);
    expect(whatIf(asked)).toEqual(first);
    const verdicts = Object.values(first.verdicts);
    expect(verdicts.filter(({ verdict }) => verdict === 'out').length).toBeGreaterThan(0);
    for (const { verdict, all } of verdicts) {
      if (verdict === 'through') expect(all.through).toBe(all.of);
      if (verdict === 'out') expect(all.through).toBe(0);
    }
  });
});
