import { begin, finish, openTable, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { boardOnAir, showsResult } from './board-on-air.ts';

const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' });
const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const FREE = buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false });

test('before the first board there is none', () => {
  const table = openTable(RING);
  expect(boardOnAir(table.state, null)).toBeNull();
});

test('of boards that run at once the first stays until it is over, whatever ends beside it', () => {
  const table = startedTable(BOARDS);
  for (const number of [1, 2, 3]) begin(table, number);
  expect(boardOnAir(table.state, null)?.number).toBe(1);
  finish(table, 2, 'a');
  expect(boardOnAir(table.state, null)?.number).toBe(1);
  finish(table, 1, 'b');
  expect(boardOnAir(table.state, null)?.number).toBe(3);
});

test('between two boards and after the battle it is the one that ended last', () => {
  const table = startedTable(FREE);
  finish(table, 1, 'a');
  expect(table.state.naming).not.toBeNull();
  expect(boardOnAir(table.state, null)?.number).toBe(1);
});

test('the board that the address names wins, and is none until it is there', () => {
  const table = startedTable(RING);
  expect(boardOnAir(table.state, 2)).toBeNull();
  finish(table, 1, 'a');
  expect(boardOnAir(table.state, 1)?.number).toBe(1);
  expect(boardOnAir(table.state, null)?.number).toBe(2);
});

test('a board that is over shows a result, one that runs or was never there none', () => {
  const table = startedTable(RING);
  const first = table.state.boards[0]?.match_id ?? '';
  expect(showsResult(table.state, first)).toBe(false);
  finish(table, 1, 'a');
  expect(showsResult(table.state, first)).toBe(true);
  expect(showsResult(table.state, 'of another battle')).toBe(false);
});
