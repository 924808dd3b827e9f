import { describe, expect, test } from 'vitest';
import { buildLineUp, buildSettings, captain, REASON, REFEREE, SYSTEM } from '../testing/battle.builder.ts';
import { board, begin, finish, lock, openTable, pairings, play, startedTable } from '../testing/battle.table.ts';

describe('scheveningen (全员互打)', () => {
  const started = (sizes = {}) => startedTable(buildSettings({ code: 'scheveningen', size: 3 }), sizes);

  test('is rounds in circle order, each opened when the one before is over', () => {
    const table = started();
    expect(pairings(table)).toEqual(['a1-b1', 'a2-b2', 'a3-b3']);
    play(table, 'a', 'a');
    expect(table.state.boards).toHaveLength(3);
    play(table, 'a');
    expect(pairings(table).slice(3)).toEqual(['a1-b2', 'a2-b3', 'a3-b1']);
    play(table, 'b', 'b', 'b');
    expect(pairings(table).slice(6)).toEqual(['a1-b3', 'a2-b1', 'a3-b2']);
    expect(new Set(pairings(table)).size).toBe(9);
  });

  test('plays them all; most games win, as many are a draw', () => {
    const table = started();
    play(table, 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'b');
    expect(table.state).toMatchObject({ status: 'playing', score: { a: 5, b: 3 } });
    play(table, 'b');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', score: { a: 5, b: 4 } });
    const drawn = started();
    play(drawn, 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'both');
    expect(drawn.state).toMatchObject({ result: 'draw', end_cause: 'tie' });
  });

  test('a short team loses the boards of whoever is missing', () => {
    const table = started({ b: 2 });
    expect(board(table, 3)).toMatchObject({ status: 'forfeited', winner: 'a' });
    play(table, 'b', 'b');
    expect(pairings(table).slice(3)).toEqual(['a1-b2', 'a2-—', 'a3-b1']);
    expect(table.state.score).toEqual({ a: 2, b: 2 });
  });
});

describe('relay (接力赛)', () => {
  const settings = buildSettings({ code: 'relay', size: 3 });

  test('is one match; every game that counts brings the next players, after the last the first', () => {
    const table = startedTable(settings);
    begin(table, 1);
    const match_id = board(table, 1).match_id ?? '';
    const progress = (a: number, b: number, next_game: number) =>
      table.send(SYSTEM, { type: 'progress_board', match_id, score: { a, b }, next_game });
    expect(pairings(table)).toEqual(['a1-b1']);
    expect(progress(1, 0, 2)).toBeNull();
    expect(progress(1, 0, 2)).toBe('same_result');
    expect(progress(1, 1, 3)).toBeNull();
    expect(pairings(table)).toEqual(['a3-b3']);
    expect(progress(1, 1, 4)).toBe('same_result');
    expect(progress(2, 1, 5)).toBeNull();
    expect(progress(2, 1, 3)).toBe('invalid_result');
    expect(progress(3, 2, 4)).toBe('invalid_result');
    const seats = board(table, 1).seats.filter(({ side }) => side === 'a');
    expect(seats.map(({ account_id, from_game, to_game }) => [account_id, from_game, to_game])).toEqual([
      ['a1', 1, 1],
      ['a2', 2, 2],
      ['a3', 3, 4],
      ['a1', 5, null],
    ]);
    finish(table, 1, 'a', { a: 5, b: 3 });
    expect(table.state).toMatchObject({ result: 'a', score: { a: 1, b: 0 }, games: { a: 5, b: 3 } });
  });

  test('gives a game to those whose turn it is after a correction, too', () => {
    const table = startedTable(settings);
    begin(table, 1);
    const match_id = board(table, 1).match_id ?? '';
    const progress = (a: number, next_game: number) =>
      table.send(SYSTEM, { type: 'progress_board', match_id, score: { a, b: 0 }, next_game });
    progress(1, 2);
    progress(0, 2);
    expect(pairings(table)).toEqual(['a1-b1']);
    const seats = board(table, 1).seats.filter(({ side }) => side === 'a');
    expect(seats.map(({ account_id, from_game }) => `${account_id} ${from_game}`)).toEqual(['a1 1', 'a1 2']);
  });

  test('shows the players one after another', () => {
    const table = startedTable(settings);
    expect(table.state.sides.a.line_up.revealed).toMatchObject([{ account_id: 'a1' }]);
    expect(JSON.stringify(table.events)).not.toContain('a2');
  });

  test('begins anew with the first players when its board is restored', () => {
    const table = startedTable(settings);
    begin(table, 1);
    const match_id = board(table, 1).match_id ?? '';
    table.send(SYSTEM, { type: 'progress_board', match_id, score: { a: 1, b: 0 }, next_game: 2 });
    expect(pairings(table)).toEqual(['a2-b2']);
    table.send(REFEREE, { type: 'forfeit_board', board_number: 1, losers: 'a', reason: REASON });
    expect(table.state.result).toBe('b');
    table.send(REFEREE, { type: 'restore_board', board_number: 1, reason: REASON });
    expect(table.state).toMatchObject({ status: 'playing', result: null });
    expect(board(table, 1).seats).toMatchObject([
      { account_id: 'a1', from_game: 1, to_game: null },
      { account_id: 'b1', from_game: 1, to_game: null },
    ]);
  });

  test('is lost by both when nobody comes', () => {
    const table = startedTable(settings);
    play(table, 'both');
    expect(table.state).toMatchObject({ result: 'double_loss', end_cause: 'both_absent' });
  });
});

describe('co-op (协作赛)', () => {
  const settings = buildSettings({ code: 'co_op', size: 1 });

  test('is one seat that plays, with up to two advisers beside it', () => {
    const table = openTable(settings);
    const advisers = ['a2', 'a3'].map((account_id) => ({ account_id, name: '' }));
    const line_up = { ...buildLineUp(settings, 'a'), bench: [], advisers };
    const three = [...advisers, { account_id: 'a4', name: '' }];
    const tooMany = { ...line_up, advisers: three };
    expect(table.send(captain('a'), { type: 'lock_line_up', line_up: tooMany })).toBe('too_many_advisers');
    lock(table, 'a', line_up);
    lock(table, 'b');
    table.runOut();
    table.runOut();
    const seats = board(table, 1).seats.map(({ account_id, role, name }) => `${account_id} ${role} ${name}`);
    expect(seats).toEqual(['a1 player 选手 a1', 'a2 adviser 选手 a2', 'a3 adviser 选手 a3', 'b1 player 选手 b1']);
    play(table, 'b');
    expect(table.state).toMatchObject({ result: 'b', end_cause: 'boards' });
  });
});
