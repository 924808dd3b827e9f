import { describe, expect, test } from 'vitest';
import { buildSettings, REASON, REFEREE, SYSTEM } from '../testing/battle.builder.ts';
import { board, finish, name, pairings, play, startedTable } from '../testing/battle.table.ts';
import type { BattleFormatOf } from '../settings.ts';

const FIXED: BattleFormatOf<'winner_stays'> = { code: 'winner_stays', size: 3, order: 'fixed', revival: false };
const FREE: BattleFormatOf<'winner_stays'> = { ...FIXED, order: 'free' };
const REVIVED: BattleFormatOf<'winner_stays'> = { ...FIXED, revival: true };
const started = (format: BattleFormatOf<'winner_stays'>, sizes = {}) => startedTable(buildSettings(format), sizes);

describe('winner stays in a fixed order (擂台赛)', () => {
  test('shows the first player of each side, then the next of the loser', () => {
    const table = started(FIXED);
    expect(table.state.sides.a.line_up).toMatchObject({ size: 3, revealed: [{ account_id: 'a1' }] });
    expect(pairings(table)).toEqual(['a1-b1']);
    play(table, 'a', 'b', 'b');
    expect(pairings(table)).toEqual(['a1-b1', 'a1-b2', 'a2-b2', 'a3-b2']);
  });

  test('ends when all players of a team have lost', () => {
    const table = started(FIXED);
    play(table, 'a', 'b', 'b', 'a', 'a');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', end_cause: 'boards', score: { a: 3, b: 2 } });
  });

  test('takes both players out of a board that both lose; both teams out at once both lose', () => {
    const table = started(FIXED);
    play(table, 'both');
    expect(pairings(table).at(-1)).toBe('a2-b2');
    play(table, 'both', 'both');
    expect(table.state).toMatchObject({ status: 'finished', result: 'double_loss', end_cause: 'both_absent' });
  });

  test('a short team plays with whom it has', () => {
    const table = started(FIXED, { a: 2 });
    play(table, 'b', 'b');
    expect(table.state).toMatchObject({ result: 'b', score: { a: 0, b: 2 } });
  });

  test('a player who may not play any more loses the board that he would come to', () => {
    const table = started(FIXED);
    table.send(REFEREE, { type: 'disqualify', side: 'b', account_id: 'b2', reason: REASON });
    play(table, 'a');
    expect(pairings(table)).toEqual(['a1-b1', 'a1-b2', 'a1-b3']);
    expect(table.state.score).toEqual({ a: 2, b: 0 });
  });
});

describe('winner stays in a free order (车轮战)', () => {
  test('lets the loser’s captain name the next one, nobody who was beaten', () => {
    const table = started(FREE);
    play(table, 'a');
    expect(table.state.naming).toMatchObject({ board_number: 2, kind: 'next_player', locked: [] });
    expect(name(table, 'a', 'a2')).toBe('nothing_to_name');
    expect(name(table, 'b', 'b1')).toBe('player_not_available');
    expect(name(table, 'b', 'b4')).toBe('player_not_available');
    expect(name(table, 'b', 'b3')).toBeNull();
    expect(pairings(table)).toEqual(['a1-b1', 'a1-b3']);
  });

  test('takes the next in the order of the line-up when the five minutes are over', () => {
    const table = started(FREE);
    play(table, 'b');
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(table.now)).toBe(300_000);
    expect(table.runOut()).toBeNull();
    expect(pairings(table).at(-1)).toBe('a2-b1');
    expect(table.state.boards.at(-1)?.status).toBe('open');
  });

  test('asks nobody for the last player', () => {
    const table = started(FREE);
    play(table, 'a');
    name(table, 'b', 'b3');
    play(table, 'a');
    expect(pairings(table).at(-1)).toBe('a1-b2');
  });

  test('reveals both names together after a board that both lost', () => {
    const table = started(FREE);
    play(table, 'both');
    expect(name(table, 'b', 'b2')).toBeNull();
    expect(pairings(table)).toEqual(['a1-b1']);
    expect(name(table, 'a', 'a3')).toBeNull();
    expect(pairings(table).at(-1)).toBe('a3-b2');
  });
});

describe('a revival', () => {
  test('brings one beaten player back, once, after the last one lost', () => {
    const table = started(REVIVED);
    play(table, 'a', 'a', 'a');
    expect(table.state).toMatchObject({ status: 'playing', due_kind: 'revival', naming: { kind: 'revival' } });
    expect(name(table, 'b', 'b2')).toBeNull();
    expect(pairings(table).at(-1)).toBe('a1-b2');
    play(table, 'b', 'b');
    expect(pairings(table).at(-1)).toBe('a3-b2');
    play(table, 'a');
    expect(table.state).toMatchObject({ result: 'a', score: { a: 4, b: 2 } });
  });

  test('is there for each side', () => {
    const table = started(REVIVED);
    play(table, 'a', 'a', 'a');
    name(table, 'b', 'b1');
    play(table, 'b', 'b', 'b');
    name(table, 'a', 'a1');
    expect(pairings(table).at(-1)).toBe('a1-b1');
    play(table, 'a');
    expect(table.state).toMatchObject({ result: 'a', score: { a: 4, b: 3 } });
  });

  test('is the first of the line-up for a captain who names nobody', () => {
    const table = started(REVIVED);
    play(table, 'a', 'a', 'a');
    table.runOut();
    expect(pairings(table).at(-1)).toBe('a1-b1');
  });
});

describe('honours', () => {
  const texts = (table: ReturnType<typeof started>) =>
    table.state.honours.map(({ kind, player, boards }) => `${kind} ${player.account_id} ${boards.join(',')}`);

  test('begin with three boards won in a row, and grow', () => {
    const table = started({ ...FIXED, size: 5 });
    play(table, 'a', 'a');
    expect(texts(table)).toEqual([]);
    play(table, 'a');
    expect(texts(table)).toEqual(['win_streak a1 1,2,3']);
    play(table, 'a');
    expect(texts(table)).toEqual(['win_streak a1 1,2,3,4']);
    play(table, 'b');
    expect(texts(table)).toEqual(['win_streak a1 1,2,3,4']);
  });

  test('count what was won by play: a board that nobody came to neither counts nor ends a run', () => {
    const table = started({ ...FIXED, size: 5 });
    play(table, 'a', 'a');
    const match_id = board(table, 3).match_id ?? '';
    const score = { a: 0, b: 0 };
    table.send(SYSTEM, { type: 'finish_board', match_id, score, winner: 'a', cause: 'no_show', ground: null });
    expect(texts(table)).toEqual([]);
    play(table, 'a');
    expect(texts(table)).toEqual(['win_streak a1 1,2,4']);
  });

  test('know the player who beats all', () => {
    const table = started(FIXED);
    play(table, 'b', 'b', 'b');
    expect(texts(table)).toEqual(['win_streak b1 1,2,3', 'all_kill b1 1,2,3']);
  });

  test('know the last player who beats all who are left, when they are two or more', () => {
    const table = started(FIXED);
    play(table, 'a', 'b', 'b', 'a', 'a');
    expect(texts(table)).toEqual(['reverse_all_kill a3 4,5']);
    const one = started(FIXED);
    play(one, 'a', 'b', 'a', 'b', 'a');
    expect(texts(one)).toEqual([]);
  });

  test('are both for a last player who beats the whole other team', () => {
    const table = started(FIXED);
    play(table, 'both', 'b', 'a');
    expect(texts(table)).toEqual([]);
    const all = started(FIXED);
    play(all, 'b', 'b', 'a', 'a', 'a');
    expect(texts(all)).toEqual(['win_streak a3 3,4,5', 'all_kill a3 3,4,5', 'reverse_all_kill a3 3,4,5']);
  });

  test('are withdrawn with the board that they rest on', () => {
    const table = started(FIXED);
    play(table, 'a', 'a', 'a');
    finish(table, 2, 'b');
    expect(texts(table)).toEqual([]);
    expect(table.events.filter(({ type }) => type === 'honour_withdrawn')).toHaveLength(2);
  });
});
