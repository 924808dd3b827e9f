import { describe, expect, test } from 'vitest';
import { claimingSide, nextAction } from '../next-action.ts';
import { actorOf, agree, openReadyTable, pick, playGame, SYSTEM } from '../testing/series.table.ts';

const A = actorOf('a');
const B = actorOf('b');

function openGame() {
  const table = openReadyTable({ best_of: 5 });
  pick(table, { a: 0, b: 0 });
  table.news();
  return table;
}

describe('a report', () => {
  test('is a claim until the other side reports the same', () => {
    const table = openGame();
    expect(nextAction(table.state, 'a')).toEqual({ action: 'report', game_number: 1, due_at: null });
    expect(table.send(A, { type: 'report', game_number: 1, result: 'a', note: '三回合' })).toBeNull();
    expect(table.state).toMatchObject({ step: 'confirm', due_kind: 'reminder', sides: { a: { wins: 0 } } });
    expect(claimingSide(table.state)).toBe('a');
    expect(nextAction(table.state, 'a').action).toBe('wait_opponent');
    expect(nextAction(table.state, 'b').action).toBe('confirm');
    expect(table.send(A, { type: 'report', game_number: 1, result: 'b' })).toBe('already_reported');
    expect(table.send(B, { type: 'report', game_number: 1, result: 'a' })).toBeNull();
    expect(table.state.games[0]).toMatchObject({ status: 'finished', winner: 'a', ended_by: 'agreement' });
    expect(table.state.sides.a.wins).toBe(1);
  });

  test('that differs from the other opens a dispute', () => {
    const table = openGame();
    table.send(A, { type: 'report', game_number: 1, result: 'a' });
    table.send(B, { type: 'report', game_number: 1, result: 'b' });
    expect(table.news()).toEqual(['result_reported', 'result_reported', 'dispute_opened']);
    expect(table.state).toMatchObject({
      status: 'disputed',
      step: null,
      due_at: null,
      games: [{ status: 'disputed' }],
    });
    expect(nextAction(table.state, 'a').action).toBe('wait_referee');
    expect(table.send(A, { type: 'report', game_number: 1, result: 'b' })).toBe('already_disputed');
    expect(table.send(A, { type: 'contest', game_number: 1, note: '还要说' })).toBe('already_disputed');
  });

  test('reminds at 2 and 6 minutes and settles at 10', () => {
    const table = openGame();
    table.send(B, { type: 'report', game_number: 1, result: 'b' });
    expect(table.state.due_at).toBe('2026-03-01T12:02:00.000Z');
    table.runOut();
    expect(table.state).toMatchObject({ due_at: '2026-03-01T12:06:00.000Z', due_kind: 'reminder' });
    table.runOut();
    expect(table.state).toMatchObject({ due_at: '2026-03-01T12:10:00.000Z', due_kind: 'confirm' });
    expect(table.news()).toEqual(['result_reported', 'report_reminded', 'report_reminded']);
    table.runOut();
    expect(table.state.games[0]).toMatchObject({ winner: 'b', ended_by: 'unconfirmed', reminders: 2 });
  });

  test('names its game, by a player of the series, with a result that exists', () => {
    const table = openGame();
    expect(table.send(A, { type: 'report', game_number: 2, result: 'a' })).toBe('unknown_game');
    expect(table.send(SYSTEM, { type: 'report', game_number: 1, result: 'a' })).toBe('not_allowed');
    expect(table.send(A, { type: 'report', game_number: 1, result: 'c' as 'a' })).toBe('invalid_result');
    expect(table.send(A, { type: 'report', game_number: 1, result: 'a', note: '长'.repeat(501) })).toBe(
      'note_too_long',
    );
    agree(table, 'a');
    expect(table.send(B, { type: 'report', game_number: 1, result: 'a' })).toBe('stale_game');
    expect(table.send(B, { type: 'report', game_number: 2, result: 'a' })).toBe('no_running_game');
  });
});

describe('a draw', () => {
  test('is replayed with the same decks and counts for nobody', () => {
    const table = openGame();
    agree(table, 'draw');
    expect(table.state.sides).toMatchObject({ a: { wins: 0 }, b: { wins: 0 } });
    expect(table.state.games).toMatchObject([
      { winner: 'draw', status: 'finished' },
      { number: 2, a_slot: 0, b_slot: 0, replay_of: 1, status: 'playing' },
    ]);
  });
});

describe('a contest', () => {
  test('answers a claim with a dispute, and needs a note', () => {
    const table = openGame();
    expect(table.send(B, { type: 'contest', game_number: 1, note: '没有' })).toBe('nothing_to_contest');
    table.send(A, { type: 'report', game_number: 1, result: 'a' });
    expect(table.send(B, { type: 'contest', game_number: 1, note: ' ' })).toBe('note_required');
    expect(table.send(A, { type: 'contest', game_number: 1, note: '反悔' })).toBe('nothing_to_contest');
    expect(table.send(B, { type: 'contest', game_number: 1, note: '是我赢了', screenshot_id: 'img' })).toBeNull();
    expect(table.state.status).toBe('disputed');
    expect(table.state.games[0]?.dispute).toMatchObject({ side: 'b', note: '是我赢了', screenshot_id: 'img' });
  });

  test('of a result that settled unconfirmed is kept for the referee, and play goes on', () => {
    const table = openGame();
    table.send(A, { type: 'report', game_number: 1, result: 'a' });
    for (let fired = 0; fired < 3; fired++) table.runOut();
    const playing = { status: table.state.status, step: table.state.step };
    expect(table.send(A, { type: 'contest', game_number: 1, note: '我自己' })).toBe('nothing_to_contest');
    expect(table.send(B, { type: 'contest', game_number: 1, note: '当时掉线了' })).toBeNull();
    expect(table.state).toMatchObject(playing);
    expect(table.state.games[0]?.questioned).toMatchObject({ side: 'b', note: '当时掉线了' });
    expect(table.send(B, { type: 'contest', game_number: 1, note: '再说一次' })).toBe('already_questioned');
  });

  test('of an agreed result is refused', () => {
    const table = openGame();
    agree(table, 'a');
    expect(table.send(B, { type: 'contest', game_number: 1, note: '反悔了' })).toBe('nothing_to_contest');
    expect(table.send(B, { type: 'contest', game_number: 9, note: '反悔了' })).toBe('unknown_game');
  });
});

describe('the end', () => {
  test('comes with the last win needed, and nothing can be done after it', () => {
    const table = openReadyTable();
    playGame(table, { a: 0, b: 0 }, 'a');
    playGame(table, { b: 1 }, 'a');
    expect(table.state).toMatchObject({
      status: 'finished',
      winner: 'a',
      end_cause: 'score',
      due_at: null,
      step: null,
    });
    expect(table.send(B, { type: 'report', game_number: 2, result: 'b' })).toBe('series_over');
    expect(table.send(A, { type: 'lock_pick', game_number: 3, slot: 0 })).toBe('series_over');
  });
});
