import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { lock, openTable, play, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import { duelOf, streakOf } from './shown-board.ts';

const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const FREE = buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false });

const pair = ({ state }: ReturnType<typeof startedTable>) => {
  const { number, players } = duelOf(state);
  return [number, players.a?.account_id ?? null, players.b?.account_id ?? null];
};

test('the first two are in the ring as soon as they are shown', () => {
  const table = openTable(RING);
  expect(pair(table)).toEqual([1, null, null]);
  for (const side of ['a', 'b'] as const) lock(table, side);
  expect(pair(table)).toEqual([1, 'a1', 'b1']);
});

test('whoever wins stays', () => {
  const table = startedTable(RING);
  play(table, 'b');
  expect(pair(table)).toEqual([2, 'a2', 'b1']);
});

test('while a captain names the next, only the holder is there', () => {
  const table = startedTable(FREE);
  play(table, 'a');
  expect(pair(table)).toEqual([2, 'a1', null]);
});

test('the last two stay after the end', () => {
  const table = startedTable(RING);
  play(table, 'a', 'a', 'a');
  expect(pair(table)).toEqual([3, 'a1', 'b3']);
});

test('a streak is counted from the newest bout back', () => {
  const table = startedTable(RING);
  play(table, 'a', 'b', 'b');
  expect([
    streakOf(table.state, 'a', 'a1'),
    streakOf(table.state, 'b', 'b2'),
    streakOf(table.state, 'b', 'b1'),
  ]).toEqual([0, 2, 0]);
});
