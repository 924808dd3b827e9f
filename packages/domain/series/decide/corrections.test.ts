import { describe, expect, test } from 'vitest';
import { assertInvariants } from '../testing/series.invariants.ts';
import { openReadyTable, playGame, pick, REFEREE, type SeriesTable } from '../testing/series.table.ts';
import type { Side } from '../sides.ts';

const reason = '录像显示结果相反';

function correct(table: SeriesTable, game_number: number, result: Side): string | null {
  const refused = table.send(REFEREE, { type: 'correct_game', game_number, result, reason });
  assertInvariants(table.state);
  return refused;
}

function statuses(table: SeriesTable): readonly string[] {
  return table.state.games.map((game) => game.status);
}

describe('a correction', () => {
  test('changes the winner, and the record keeps both', () => {
    const table = openReadyTable({ format: 'free', best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'a');
    expect(correct(table, 1, 'b')).toBeNull();
    expect(table.state.sides).toMatchObject({ a: { wins: 0 }, b: { wins: 1 } });
    expect(table.state.games[0]).toMatchObject({
      winner: 'b',
      ended_by: 'correction',
      reports: { a: { result: 'a' } },
    });
    expect(table.events.at(-2)).toMatchObject({ type: 'game_corrected', payload: { previous: 'a', winner: 'b' } });
    expect(table.state.rulings).toMatchObject([{ kind: 'game_corrected', game_number: 1, detail: 'b', reason }]);
  });

  test('is refused for a running, unknown or voided game, and for the same result', () => {
    const table = openReadyTable({ format: 'free', best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'a');
    pick(table, { a: 0, b: 0 });
    expect(correct(table, 1, 'a')).toBe('same_result');
    expect(correct(table, 2, 'a')).toBe('game_not_finished');
    expect(correct(table, 3, 'a')).toBe('unknown_game');
    table.send(REFEREE, { type: 'void_game', game_number: 1, reason });
    expect(correct(table, 1, 'b')).toBe('game_already_voided');
    expect(table.send(REFEREE, { type: 'void_game', game_number: 1, reason })).toBe('game_already_voided');
  });

  test('in conquest voids only the games that used a deck retired by it', () => {
    const table = openReadyTable({ best_of: 7 });
    playGame(table, { a: 0, b: 0 }, 'a');
    playGame(table, { a: 1, b: 0 }, 'a');
    playGame(table, { a: 2, b: 1 }, 'a');
    correct(table, 1, 'b');
    expect(statuses(table)).toEqual(['finished', 'voided', 'finished']);
    expect(table.state.games[1]?.voided).toMatchObject({ cause: 1, reason });
    expect(table.state.sides).toMatchObject({ a: { wins: 1 }, b: { wins: 1 } });
  });

  test('in last hero standing voids what the wrong winner played on', () => {
    const table = openReadyTable({ format: 'last_hero_standing', best_of: 7 });
    playGame(table, { a: 0, b: 0 }, 'a');
    playGame(table, { b: 1 }, 'a');
    pick(table, { b: 2 });
    correct(table, 1, 'b');
    expect(statuses(table)).toEqual(['finished', 'voided', 'voided']);
    expect(table.state).toMatchObject({ step: 'pick', sides: { b: { wins: 1, pick: { locked: true } } } });
  });

  test('keeps a running game that it does not touch', () => {
    const table = openReadyTable({ best_of: 7 });
    playGame(table, { a: 0, b: 0 }, 'a');
    pick(table, { a: 1, b: 1 });
    correct(table, 1, 'b');
    expect(table.state).toMatchObject({ step: 'game', games: [{ winner: 'b' }, { status: 'playing' }] });
  });

  test('reopens a finished series that is undecided by it', () => {
    const table = openReadyTable({ format: 'free' });
    playGame(table, { a: 0, b: 0 }, 'a');
    playGame(table, { a: 0, b: 0 }, 'a');
    expect(table.state.status).toBe('finished');
    table.news();
    correct(table, 2, 'b');
    expect(table.news()).toEqual(['game_corrected', 'series_reopened', 'step_started']);
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick', winner: null, ended_at: null });
  });

  test('ends a finished series anew where the other side has won', () => {
    const table = openReadyTable({ format: 'free', best_of: 1 });
    playGame(table, { a: 0, b: 0 }, 'a');
    correct(table, 1, 'b');
    expect(table.state).toMatchObject({ status: 'finished', winner: 'b' });
    expect(table.events.filter((event) => event.type === 'series_finished')).toHaveLength(2);
  });

  test('voids the games after the one that now decides', () => {
    const table = openReadyTable({ format: 'free' });
    for (const result of ['a', 'b', 'b'] as const) playGame(table, { a: 0, b: 0 }, result);
    correct(table, 2, 'a');
    expect(statuses(table)).toEqual(['finished', 'finished', 'voided']);
    expect(table.state).toMatchObject({ status: 'finished', winner: 'a' });
  });

  test('of a draw voids its replays', () => {
    const table = openReadyTable({ format: 'free', best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'draw');
    playGame(table, {}, 'draw');
    correct(table, 1, 'a');
    expect(statuses(table)).toEqual(['finished', 'voided', 'voided']);
    expect(table.state).toMatchObject({ step: 'pick', sides: { a: { wins: 1 } } });
  });

  test('is refused after a forfeit', () => {
    const table = openReadyTable({ format: 'free', best_of: 5 });
    playGame(table, { a: 0, b: 0 }, 'a');
    table.send(REFEREE, { type: 'give_match_loss', side: 'a', reason });
    expect(correct(table, 1, 'b')).toBe('series_over');
  });
});

describe('voiding a game', () => {
  test('takes back its win and frees its decks', () => {
    const table = openReadyTable();
    playGame(table, { a: 0, b: 0 }, 'a');
    table.send(REFEREE, { type: 'void_game', game_number: 1, reason });
    expect(table.state.sides.a).toMatchObject({ wins: 0, pick: { locked: false } });
    expect(table.state.games[0]).toMatchObject({ status: 'voided', winner: 'a', voided: { cause: null, reason } });
    playGame(table, { a: 0, b: 0 }, 'a');
    expect(table.state.games[1]).toMatchObject({ number: 2, winner: 'a' });
  });

  test('that is running begins the pick again', () => {
    const table = openReadyTable();
    pick(table, { a: 0, b: 0 });
    table.send(REFEREE, { type: 'void_game', game_number: 1, reason });
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick', due_kind: 'pick' });
  });
});
