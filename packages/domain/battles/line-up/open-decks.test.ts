import { expect, test } from 'vitest';
import { buildSettings, captain, REASON, REFEREE } from '../testing/battle.builder.ts';
import { lock, openTable, play, startedTable } from '../testing/battle.table.ts';

const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' });
const OPEN = { type: 'open_decks' } as const;

test('a team opens its decks once the battle is over, for good, and the other team’s stay closed', () => {
  const table = startedTable(BOARDS);
  play(table, 'a');
  expect(table.send(captain('a'), OPEN)).toBe('battle_not_over');
  play(table, 'a');
  expect(table.send(REFEREE, OPEN)).toBe('not_allowed');
  expect(table.send(captain('a'), OPEN)).toBeNull();
  expect(table.send(captain('a'), OPEN)).toBe('decks_open');
  expect([table.state.sides.a.decks_opened, table.state.sides.b.decks_opened]).toEqual([true, false]);
  const forfeit = { type: 'forfeit_board', board_number: 1, losers: 'a', reason: REASON } as const;
  expect(table.send(REFEREE, forfeit)).toBeNull();
  expect(table.state.sides.a.decks_opened).toBe(true);
});

test('a team that never locked a line-up has nothing to open', () => {
  const table = openTable(BOARDS);
  lock(table, 'b');
  table.send(captain('a'), { type: 'forfeit' });
  expect(table.send(captain('a'), OPEN)).toBe('line_up_open');
  expect(table.send(captain('b'), OPEN)).toBeNull();
});
