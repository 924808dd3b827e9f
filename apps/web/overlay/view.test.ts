import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { expect, test } from 'vitest';
import { EMPTY_VIEW, withMatch } from './view.ts';

function snapshot(id: string, a: number, b: number): MatchSnapshot {
  return { info: { id }, series: { sides: { a: { wins: a }, b: { wins: b } } } } as MatchSnapshot;
}

test('remembers the score before its last change, for the digits to roll', () => {
  const first = withMatch(EMPTY_VIEW, snapshot('m1', 1, 0));
  expect(first.before).toBeNull();
  const scored = withMatch(first, snapshot('m1', 2, 0));
  expect(scored.before).toEqual({ a: 1, b: 0 });
  expect(withMatch(scored, snapshot('m1', 2, 0)).before).toEqual({ a: 1, b: 0 });
});

test('another match starts without a past', () => {
  const scored = withMatch(withMatch(EMPTY_VIEW, snapshot('m1', 1, 0)), snapshot('m1', 2, 0));
  expect(withMatch(scored, snapshot('m2', 0, 0)).before).toBeNull();
});
