import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { openTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';
import { snapshotOf } from './battles/on-air.fixture.ts';
import { EMPTY_VIEW, withBattle, withMatch } from './view.ts';

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

test('of a battle too, until another one comes', () => {
  const { state } = openTable(buildSettings({ code: 'relay', size: 3 }));
  const at = (id: string, a: number) => ({
    snapshot: snapshotOf(state, { id }),
    board: null,
    score: { a, b: 0 },
    delay: 0,
  });
  const scored = withBattle(withBattle(EMPTY_VIEW, at('one', 0)), at('one', 1));
  expect(scored.battle?.before).toEqual({ a: 0, b: 0 });
  expect(withBattle(scored, at('one', 1)).battle?.before).toEqual({ a: 0, b: 0 });
  expect(withBattle(scored, at('two', 0)).battle?.before).toBeNull();
});
