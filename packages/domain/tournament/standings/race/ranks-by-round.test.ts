import { expect, test } from 'vitest';
import { computeStandings } from '../rank.ts';
import type { StandingsResult } from '../types.ts';
import { ranksByRound } from './ranks-by-round.ts';

const win = (a: string, b: string, round: number): StandingsResult => ({
  kind: 'match',
  a,
  b,
  result: 'a',
  wins_a: 2,
  wins_b: 0,
  drawn: 0,
  round,
});

test('ranks follow the rounds, and end where the table stands', () => {
  const rules = { tiebreakers: [], byes_in_opponent_rates: true };
  const entrants = ['a', 'b', 'c'].map((id, index) => ({ id, lot: index + 1, is_disqualified: false }));
  const results: StandingsResult[] = [
    win('b', 'a', 1),
    { kind: 'bye', id: 'c', wins: 2, round: 1 },
    win('c', 'b', 2),
    { kind: 'bye', id: 'a', wins: 2, round: 2 },
    win('a', 'c', 3),
    { kind: 'missed', id: 'b', round: 3 },
  ];
  const rows = computeStandings({ entrants, results, ...rules });
  // After round 1: b and c 3 points, a none. After 2: c 6, a and b 3. After 3: a and c 6, b 3.
  expect(Object.fromEntries(ranksByRound({ rows, rules }))).toEqual({ a: [3, 2, 1], b: [1, 3, 3], c: [2, 1, 2] });
});
