import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, name, play, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import { cellState, playerGrid } from './player-grid.ts';

/** Rows of `won`, `lost`, `open`; empty where nobody has met. */
const cells = ({ state }: BattleTable) =>
  playerGrid(state).rows.map((row) => row.cells.map((boards) => boards.map(cellState).join(' ')));

test('everybody plays everybody: each board in the cell of its two players', () => {
  const table = startedTable(buildSettings({ code: 'scheveningen', size: 3 }));
  finish(table, 1, 'a', { a: 1, b: 0 });
  finish(table, 2, 'b', { a: 0, b: 1 });
  expect(cells(table)).toEqual([
    ['won', '', ''],
    ['', 'lost', ''],
    ['', '', 'open'],
  ]);
});

test('conquest: players take their places as they are shown, the others are hidden', () => {
  const table = startedTable(buildSettings({ code: 'conquest_team', size: 3 }));
  name(table, 'a', 'a2');
  name(table, 'b', 'b3');
  play(table, 'b');
  name(table, 'a', 'a2');
  name(table, 'b', 'b1');
  play(table, 'a');
  const { columns, rows } = playerGrid(table.state);
  expect(rows.map(({ place }) => place.player?.account_id ?? null)).toEqual(['a2', null, null]);
  expect(columns.map(({ player, won }) => [player?.account_id ?? null, won])).toEqual([
    ['b3', 1],
    ['b1', 0],
    [null, 0],
  ]);
  expect(cells(table)[0]).toEqual(['lost', 'won', '']);
});

test('a board that both lost belongs to nobody', () => {
  const table = startedTable(buildSettings({ code: 'scheveningen', size: 3 }));
  finish(table, 1, 'both', { a: 0, b: 0 });
  expect(cells(table)[0]?.[0]).toBe('both_lost');
});
