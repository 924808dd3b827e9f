import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StandingsResult } from '../types.ts';
import { resultFault, type MatchFormat } from './possible-results.ts';

const BO3: MatchFormat = { best_of: 3, boards: null };
const BATTLE: MatchFormat = { best_of: 3, boards: 3 };
type Match = StandingsResult & { kind: 'match' };
const match = (wins_a: number, wins_b: number, result: Match['result'] = 'a', change: Partial<Match> = {}): Match => ({
  kind: 'match',
  a: 'x',
  b: 'y',
  result,
  wins_a,
  wins_b,
  drawn: 0,
  ...change,
});

describe('a best of three', () => {
  test('can end at each score that it can reach, also by a ruling in between', () => {
    for (const [a, b] of [
      [2, 0],
      [2, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ] as const)
      expect(resultFault(match(a, b), BO3)).toBeNull();
    expect(resultFault(match(1, 1, 'draw'), BO3)).toBeNull();
    expect(resultFault({ kind: 'bye', id: 'x', wins: 2 }, BO3)).toBeNull();
  });

  test('can not end beyond its wins, for both sides, or for the side that has lost it', () => {
    expect(resultFault(match(3, 0), BO3)).toBe('3 games won of at most 2');
    expect(resultFault(match(-1, 0), BO3)).toBe('-1 games won of at most 2');
    expect(resultFault(match(2, 2), BO3)).toBe('both sides won 2');
    expect(resultFault(match(0, 2), BO3)).toBe('0:2 is no a');
    expect(resultFault(match(2, 1, 'draw'), BO3)).toBe('2:1 is no draw');
    expect(resultFault(match(2, 1, 'a', { b: 'x' }), BO3)).toBe('an entrant meets itself');
    expect(resultFault({ kind: 'bye', id: 'x', wins: 3 }, BO3)).toBe('3 games won of at most 2');
  });
});

test('a battle can not bring more boards or games than its format has, and a match is no battle', () => {
  const share = (boards: number) => ({ boards, points: 0 });
  const battle = (a: number, b: number) => ({ battle: { a: share(a), b: share(b) } });
  expect(resultFault(match(6, 2, 'a', battle(3, 1)), BATTLE)).toBeNull();
  expect(resultFault(match(7, 2, 'a', battle(3, 1)), BATTLE)).toBe('7 games won of at most 6');
  expect(resultFault(match(6, 2, 'a', battle(4, 1)), BATTLE)).toBe('4 boards won of at most 3');
  expect(resultFault(match(2, 0), BATTLE)).toBe('a match among battles');
  expect(resultFault(match(6, 2, 'a', battle(3, 1)), BO3)).toBe('a battle among matches');
});

test('of two opposite results at most one is possible once a side has all wins', () => {
  const wins = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(wins, wins, fc.constantFrom(1, 3, 5, 7), (a, b, best_of) => {
      const needed = (best_of + 1) / 2;
      const possible = (['a', 'b'] as const).filter(
        (result) => resultFault(match(a, b, result), { best_of, boards: null }) === null,
      );
      if (a > needed || b > needed || (a === needed && b === needed)) expect(possible).toEqual([]);
      else if (a === needed) expect(possible).toEqual(['a']);
      else if (b === needed) expect(possible).toEqual(['b']);
      else expect(possible).toEqual(['a', 'b']);
    }),
  );
});
