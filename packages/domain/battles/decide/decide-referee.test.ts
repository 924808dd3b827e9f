import { describe, expect, test } from 'vitest';
import { buildSettings, captain, REASON, REFEREE } from '../testing/battle.builder.ts';
import {
  begin,
  board,
  finish,
  lock,
  openTable,
  pairings,
  play,
  result,
  startedTable,
} from '../testing/battle.table.ts';

const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' });
const FIXED = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });

describe('forfeits', () => {
  test('a captain gives up the battle at any time before its end', () => {
    const table = openTable(BOARDS);
    expect(table.send(captain('a'), { type: 'forfeit' })).toBeNull();
    expect(table.state).toMatchObject({ status: 'forfeited', result: 'b', end_cause: 'forfeit' });
    expect(table.send(captain('b'), { type: 'forfeit' })).toBe('battle_over');
  });

  test('a referee takes that back: before the start the battle waits for what it waited for', () => {
    const table = openTable(BOARDS);
    lock(table, 'a');
    table.send(captain('a'), { type: 'forfeit' });
    expect(table.send(REFEREE, { type: 'reopen', reason: REASON })).toBeNull();
    expect(table.state).toMatchObject({ status: 'scheduled', due_kind: 'line_up', result: null });
    lock(table, 'b');
    table.runOut();
    table.send(captain('a'), { type: 'forfeit' });
    table.send(REFEREE, { type: 'reopen', reason: REASON });
    expect(table.state).toMatchObject({ status: 'check_in', due_kind: 'check_in' });
  });

  test('a referee takes that back: boards that were closed get new matches, those that are over stay', () => {
    const table = startedTable(BOARDS);
    begin(table, 2);
    play(table, 'a');
    const before = board(table, 2).match_id;
    table.send(REFEREE, { type: 'forfeit_battle', losers: 'a', reason: REASON });
    expect(table.state.boards.map(({ status }) => status)).toEqual(['finished', 'abandoned', 'not_played']);
    expect(result(table, 1, 'b')).toBe('battle_over');
    table.send(REFEREE, { type: 'reopen', reason: REASON });
    expect(table.state).toMatchObject({ status: 'playing', score: { a: 1, b: 0 } });
    expect(table.state.boards.map(({ status }) => status)).toEqual(['finished', 'open', 'open']);
    expect(board(table, 2).match_id).not.toBe(before);
  });

  test('a referee declares a battle lost by one team or both', () => {
    const table = startedTable(BOARDS);
    expect(table.send(captain('a'), { type: 'forfeit_battle', losers: 'b', reason: REASON })).toBe('not_allowed');
    table.send(REFEREE, { type: 'forfeit_battle', losers: 'both', reason: REASON });
    expect(table.state).toMatchObject({ status: 'forfeited', result: 'double_loss', end_cause: 'ruling' });
    expect(table.state.rulings).toMatchObject([{ kind: 'battle_forfeited', reason: REASON }]);
  });

  test('a referee declares a board lost, whose match counts no more; a new one is played when that is taken back', () => {
    const table = startedTable(BOARDS);
    begin(table, 1);
    const forfeit = { type: 'forfeit_board', board_number: 1, losers: 'b', reason: REASON } as const;
    expect(table.send(REFEREE, { ...forfeit, board_number: 9 })).toBe('unknown_board');
    expect(table.send(REFEREE, forfeit)).toBeNull();
    expect(board(table, 1)).toMatchObject({ status: 'forfeited', winner: 'a', end_cause: 'ruling' });
    expect(table.send(REFEREE, forfeit)).toBe('same_result');
    expect(result(table, 1, 'b')).toBe('stale_match');
    expect(table.send(REFEREE, { type: 'restore_board', board_number: 2, reason: REASON })).toBe('not_forfeited');
    expect(table.send(REFEREE, { type: 'restore_board', board_number: 1, reason: REASON })).toBeNull();
    expect(board(table, 1)).toMatchObject({ status: 'open', match_id: 'match-4', score: { a: 0, b: 0 } });
    expect(table.state.rulings.map(({ kind }) => kind)).toEqual(['board_forfeited', 'board_reopened']);
  });
});

describe('a pause', () => {
  test('lets results of boards in, and what follows from them waits', () => {
    const table = startedTable(FIXED);
    table.send(REFEREE, { type: 'pause', reason: REASON });
    finish(table, 1, 'a');
    expect(table.state).toMatchObject({ status: 'paused', score: { a: 1, b: 0 } });
    expect(table.state.boards).toHaveLength(1);
    table.send(REFEREE, { type: 'resume', reason: REASON });
    expect(pairings(table)).toEqual(['a1-b1', 'a1-b2']);
    expect(table.send(REFEREE, { type: 'resume', reason: REASON })).toBe('not_paused');
  });

  test('holds the end of a battle back, too', () => {
    const table = startedTable(BOARDS);
    table.send(REFEREE, { type: 'pause', reason: REASON });
    play(table, 'a', 'a');
    expect(table.state.status).toBe('paused');
    table.send(REFEREE, { type: 'resume', reason: REASON });
    expect(table.state).toMatchObject({ status: 'finished', result: 'a' });
  });
});

test('a referee cancels a battle with its boards; then nothing counts any more', () => {
  const table = startedTable(BOARDS);
  play(table, 'a');
  begin(table, 2);
  expect(table.send(REFEREE, { type: 'cancel', reason: REASON })).toBeNull();
  expect(table.state).toMatchObject({ status: 'cancelled', result: null });
  expect(table.state.boards.map(({ status }) => status)).toEqual(['finished', 'abandoned', 'not_played']);
  expect(result(table, 1, 'b')).toBe('battle_over');
  expect(table.send(REFEREE, { type: 'reopen', reason: REASON })).toBe('not_forfeited');
  expect(table.send(REFEREE, { type: 'cancel', reason: REASON })).toBe('battle_over');
});
