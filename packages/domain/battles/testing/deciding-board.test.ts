import { expect, test } from 'vitest';
import { isDecidingBoard } from '../deciding-board.ts';
import { buildSettings } from './battle.builder.ts';
import { finish, startedTable, type BattleTable } from './battle.table.ts';

const deciding = ({ state }: BattleTable) =>
  state.boards.map(({ number }) => number).filter((number) => isDecidingBoard(state, number));

test('boards decide once a side needs one more', () => {
  const table = startedTable(buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }));
  expect(deciding(table)).toEqual([]);
  finish(table, 2, 'a');
  expect(deciding(table)).toEqual([1, 3]);
});

test('in the ring the board of a last player decides', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
  finish(table, 1, 'a');
  expect(deciding(table)).toEqual([]);
  finish(table, 2, 'a');
  expect(deciding(table)).toEqual([3]);
});

test('the only board of a relay decides, a board that is over does not', () => {
  const relay = startedTable(buildSettings({ code: 'relay', size: 3 }));
  expect(deciding(relay)).toEqual([1]);
  finish(relay, 1, 'a');
  expect(deciding(relay)).toEqual([]);
});
