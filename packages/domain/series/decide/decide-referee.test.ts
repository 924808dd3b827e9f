import { describe, expect, test } from 'vitest';
import type { SeriesCommand } from '../commands.ts';
import { nextAction } from '../next-action.ts';
import { actorOf, agree, openReadyTable, openTable, pick, playGame, REFEREE, SYSTEM } from '../testing/series.table.ts';

const A = actorOf('a');
const B = actorOf('b');
const reason = '截图为证';

const RULINGS: readonly SeriesCommand[] = [
  { type: 'rule_game', game_number: 1, result: 'a', reason },
  { type: 'correct_game', game_number: 1, result: 'b', reason },
  { type: 'uphold_game', game_number: 1, reason },
  { type: 'void_game', game_number: 1, reason },
  { type: 'warn', side: 'a', reason },
  { type: 'give_game_loss', side: 'a', game_number: 1, reason },
  { type: 'give_match_loss', side: 'a', reason },
  { type: 'disqualify', side: 'a', reason },
  { type: 'pause', reason },
  { type: 'resume', reason },
  { type: 'extend', due_at: '2026-03-01T12:01:00.000Z', seconds: 60, reason },
  { type: 'reopen', reason },
  { type: 'cancel', reason },
];

describe.each(RULINGS)('$type', (command) => {
  test('is for a referee alone, with a written reason of 1 to 500 characters', () => {
    const table = openReadyTable();
    expect(table.send(A, command)).toBe('not_allowed');
    expect(table.send(SYSTEM, command)).toBe('not_allowed');
    expect(table.send(REFEREE, { ...command, reason: ' \n' } as SeriesCommand)).toBe('reason_required');
    expect(table.send(REFEREE, { ...command, reason: '长'.repeat(501) } as SeriesCommand)).toBe('reason_too_long');
    expect(table.state.rulings).toEqual([]);
  });
});

describe('a ruling', () => {
  function dispute() {
    const table = openReadyTable({ best_of: 5 });
    pick(table, { a: 0, b: 0 });
    table.send(A, { type: 'report', game_number: 1, result: 'a' });
    table.send(B, { type: 'report', game_number: 1, result: 'b' });
    return table;
  }

  test('decides a disputed game and leads on; the record keeps it', () => {
    const table = dispute();
    expect(table.send(REFEREE, { type: 'rule_game', game_number: 1, result: 'b', reason })).toBeNull();
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick', sides: { b: { wins: 1 } } });
    expect(table.state.games[0]).toMatchObject({ winner: 'b', ended_by: 'ruling', reports: { a: { result: 'a' } } });
    expect(table.state.rulings).toMatchObject([{ kind: 'game_ruled', detail: 'b', reason, by: { name: '裁判甲' } }]);
    expect(table.send(REFEREE, { type: 'rule_game', game_number: 1, result: 'a', reason })).toBe('stale_game');
  });

  test('may order a replay with the same decks', () => {
    const table = dispute();
    table.send(REFEREE, { type: 'rule_game', game_number: 1, result: 'draw', reason });
    expect(table.state).toMatchObject({ step: 'game', games: [{ winner: 'draw' }, { replay_of: 1, a_slot: 0 }] });
  });
});

describe('penalties', () => {
  test('a warning stands in the record and changes nothing else', () => {
    const table = openReadyTable();
    const { step, due_at } = table.state;
    table.send(REFEREE, { type: 'warn', side: 'b', reason });
    expect(table.state).toMatchObject({ step, due_at, sides: { b: { penalties: [{ kind: 'warning', reason }] } } });
  });

  test('a game loss takes the running game with its decks', () => {
    const table = openReadyTable();
    pick(table, { a: 0, b: 0 });
    table.send(REFEREE, { type: 'give_game_loss', side: 'a', game_number: 1, reason });
    expect(table.state.games).toMatchObject([{ winner: 'b', ended_by: 'penalty', b_slot: 0 }]);
    expect(table.send(REFEREE, { type: 'give_game_loss', side: 'a', game_number: 1, reason })).toBe('stale_game');
  });

  test('a game loss before the picks are known takes the coming game, and both pick anew', () => {
    const table = openReadyTable({ best_of: 5 });
    pick(table, { a: 0 });
    table.send(REFEREE, { type: 'give_game_loss', side: 'a', game_number: 1, reason });
    expect(table.state.games).toMatchObject([{ winner: 'b', a_slot: null, ended_by: 'penalty' }]);
    expect(table.state.sides.a.pick.locked).toBe(false);
    expect(nextAction(table.state, 'a')).toMatchObject({ action: 'pick', game_number: 2 });
  });

  test('a match loss and a disqualification end the series for the other side', () => {
    for (const [type, cause] of [
      ['give_match_loss', 'match_loss'],
      ['disqualify', 'disqualification'],
    ] as const) {
      const table = openReadyTable();
      pick(table, { a: 0, b: 0 });
      table.send(REFEREE, { type, side: 'a', reason });
      expect(table.state).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: cause });
      expect(table.state.games[0]?.status).toBe('abandoned');
      expect(table.send(REFEREE, { type, side: 'b', reason })).toBe('series_over');
    }
  });
});

describe('the clock', () => {
  test('stops in a pause and keeps the remaining time', () => {
    const table = openReadyTable();
    const due_at = table.state.due_at ?? '';
    table.wait(20);
    expect(table.send(REFEREE, { type: 'pause', reason })).toBeNull();
    expect(table.state).toMatchObject({ status: 'paused', due_at: null, pause: { remaining_ms: 40_000 } });
    expect(table.send(REFEREE, { type: 'pause', reason })).toBe('series_paused');
    expect(table.send(A, { type: 'lock_pick', game_number: 1, slot: 0 })).toBe('series_paused');
    table.wait(1000);
    expect(table.send(SYSTEM, { type: 'timeout', due_at })).toBe('no_deadline');
    expect(table.send(REFEREE, { type: 'resume', reason })).toBeNull();
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick', due_kind: 'pick', pause: null });
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(table.now)).toBe(40_000);
    expect(table.send(REFEREE, { type: 'resume', reason })).toBe('not_paused');
  });

  test('is extended from the deadline that the referee names', () => {
    const table = openReadyTable();
    const due_at = table.state.due_at ?? '';
    expect(table.send(REFEREE, { type: 'extend', due_at, seconds: 0, reason })).toBe('invalid_seconds');
    expect(table.send(REFEREE, { type: 'extend', due_at, seconds: 3601, reason })).toBe('invalid_seconds');
    expect(table.send(REFEREE, { type: 'extend', due_at, seconds: 90, reason })).toBeNull();
    expect(table.state.due_at).toBe('2026-03-01T12:02:30.000Z');
    expect(table.send(REFEREE, { type: 'extend', due_at, seconds: 90, reason })).toBe('stale_deadline');
    pick(table, { a: 0, b: 0 });
    expect(table.send(REFEREE, { type: 'extend', due_at, seconds: 90, reason })).toBe('no_deadline');
  });

  test('does not run before the start', () => {
    expect(openTable().send(REFEREE, { type: 'pause', reason })).toBe('not_started');
  });
});

describe('reopening', () => {
  test('takes back a forfeit; a game that was cut off is picked anew', () => {
    const table = openReadyTable({ best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'a');
    pick(table, { a: 1, b: 0 });
    table.send(B, { type: 'forfeit' });
    expect(table.send(REFEREE, { type: 'reopen', reason })).toBeNull();
    expect(table.state).toMatchObject({
      status: 'playing',
      step: 'pick',
      winner: null,
      end_cause: null,
      ended_at: null,
    });
    playGame(table, { a: 1, b: 0 }, 'a');
    expect(table.state.games.map((game) => game.status)).toEqual(['finished', 'abandoned', 'finished']);
  });

  test('takes back a no-show with the games it cost, and opens check-in again', () => {
    const table = openTable({ best_of: 5 });
    table.send(SYSTEM, { type: 'open_check_in' });
    table.send(A, { type: 'ready' });
    table.runOut();
    table.runOut();
    table.runOut();
    table.send(REFEREE, { type: 'reopen', reason });
    expect(table.state).toMatchObject({ status: 'check_in', check_in_rung: 0, sides: { a: { wins: 0, ready: true } } });
    expect(table.state.games.map((game) => game.status)).toEqual(['voided', 'voided']);
    table.send(B, { type: 'ready' });
    expect(table.state.step).toBe('pick');
  });

  test('is for forfeited series only', () => {
    const table = openReadyTable({ best_of: 1 });
    expect(table.send(REFEREE, { type: 'reopen', reason })).toBe('not_forfeited');
    agree(table, 'a');
    expect(table.send(REFEREE, { type: 'reopen', reason })).toBe('not_forfeited');
  });
});

describe('cancelling', () => {
  test('ends the series without a winner, for good', () => {
    const table = openReadyTable();
    table.send(REFEREE, { type: 'cancel', reason });
    expect(table.state).toMatchObject({ status: 'cancelled', winner: null, due_at: null });
    for (const command of RULINGS) {
      const refused = command.type === 'reopen' ? 'not_forfeited' : 'series_over';
      expect(table.send(REFEREE, command)).toBe(refused);
    }
  });
});
