import { describe, expect, test } from 'vitest';
import { buildSettings, captain, REASON, REFEREE, SYSTEM } from '../testing/battle.builder.ts';
import { begin, board, finish, name, pairings, play, result, startedTable } from '../testing/battle.table.ts';
import type { BattleFormatOf } from '../settings.ts';

const FIVE: BattleFormatOf<'boards'> = { code: 'boards', size: 5, decided: 'majority', tie: 'games_then_ace' };
const FOUR: BattleFormatOf<'boards'> = { ...FIVE, size: 4 };
const started = (format: BattleFormatOf<'boards'>, sizes = {}) => startedTable(buildSettings(format), sizes);

describe('boards (对位赛)', () => {
  test('all open at the start, board i between the i-th players', () => {
    const table = started(FIVE);
    expect(pairings(table)).toEqual(['a1-b1', 'a2-b2', 'a3-b3', 'a4-b4', 'a5-b5']);
    expect(table.state.boards.every(({ status, match_id }) => status === 'open' && match_id !== null)).toBe(true);
  });

  test('are decided at the majority: what nobody has begun is not played, what runs is broken off', () => {
    const table = started(FIVE);
    begin(table, 5);
    play(table, 'a', 'a', 'a');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', end_cause: 'boards', score: { a: 3, b: 0 } });
    expect([board(table, 4).status, board(table, 5).status]).toEqual(['not_played', 'abandoned']);
    const closed = table.events.find(({ type }) => type === 'boards_closed');
    expect(closed?.payload).toMatchObject({ not_played: [4], abandoned: [5] });
    expect(result(table, 5, 'b')).toBe('stale_match');
  });

  test('are all played where the setting says so', () => {
    const table = started({ ...FIVE, decided: 'all_played' });
    play(table, 'a', 'a', 'a', 'b');
    expect(table.state.status).toBe('playing');
    play(table, 'b');
    expect(table.state).toMatchObject({ result: 'a', score: { a: 3, b: 2 } });
  });

  test('count in any order', () => {
    const table = started(FIVE);
    for (const number of [4, 2, 5]) finish(table, number, 'b');
    expect(table.state).toMatchObject({ result: 'b', score: { a: 0, b: 3 } });
  });

  test('that both sides lose count for nobody', () => {
    const table = started(FIVE);
    play(table, 'a', 'both', 'both', 'both', 'both');
    expect(table.state).toMatchObject({ result: 'a', score: { a: 1, b: 0 } });
  });
});

describe('a tie of boards', () => {
  const tied = (tie: BattleFormatOf<'boards'>['tie'], games = 0) => {
    const table = started({ ...FOUR, tie });
    finish(table, 1, 'a', { a: 2, b: games });
    finish(table, 2, 'a');
    finish(table, 3, 'b');
    finish(table, 4, 'b');
    return table;
  };

  test('is decided by the games, where one side has more of them', () => {
    expect(tied('games_then_ace', 1).state).toMatchObject({ result: 'b', end_cause: 'games', games: { a: 4, b: 5 } });
  });

  test('is decided by an ace board where the games are equal too, or at once', () => {
    for (const table of [tied('games_then_ace'), tied('ace', 1)]) {
      expect(table.state).toMatchObject({
        status: 'playing',
        due_kind: 'ace',
        naming: { board_number: 5, kind: 'ace' },
      });
    }
  });

  test('is a draw where the setting says so', () => {
    expect(tied('draw', 1).state).toMatchObject({ status: 'finished', result: 'draw', end_cause: 'tie' });
  });

  test('asks both captains for their ace: anybody of the line-up or the bench, revealed together', () => {
    const table = tied('ace');
    expect(name(table, 'a', 'a5')).toBeNull();
    expect(table.state.naming?.locked).toEqual([{ side: 'a', by_system: false }]);
    expect(JSON.stringify(table.events)).not.toContain('a5');
    expect(name(table, 'a', 'a1')).toBe('already_locked');
    expect(name(table, 'b', 'a1')).toBe('player_not_available');
    expect(name(table, 'b', 'b2')).toBeNull();
    expect(pairings(table).at(-1)).toBe('a5-b2');
    expect(board(table, 5).kind).toBe('ace');
    play(table, 'b');
    expect(table.state).toMatchObject({ result: 'b', end_cause: 'ace', score: { a: 2, b: 3 } });
  });

  test('plays with the first of the line-up for a captain who names nobody in five minutes', () => {
    const table = tied('ace');
    name(table, 'b', 'b3');
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(table.now)).toBe(300_000);
    expect(table.runOut()).toBeNull();
    expect(pairings(table).at(-1)).toBe('a1-b3');
  });

  test('stays a draw when both lose the ace board', () => {
    const table = tied('ace');
    table.runOut();
    play(table, 'both');
    expect(table.state).toMatchObject({ result: 'draw', end_cause: 'tie' });
  });

  test('names nobody who was disqualified', () => {
    const table = tied('ace');
    table.send(REFEREE, { type: 'disqualify', side: 'a', account_id: 'a1', reason: REASON });
    expect(name(table, 'a', 'a1')).toBe('player_not_available');
    table.runOut();
    expect(pairings(table).at(-1)).toBe('a2-b1');
  });
});

describe('a short team', () => {
  test('forfeits the boards that it can’t fill, from the last upward', () => {
    const table = started(FIVE, { a: 3 });
    expect(pairings(table)).toEqual(['a1-b1', 'a2-b2', 'a3-b3', '—-b4', '—-b5']);
    expect(table.state.score).toEqual({ a: 0, b: 2 });
    expect(board(table, 5)).toMatchObject({
      status: 'forfeited',
      end_cause: 'missing_player',
      winner: 'b',
      match_id: null,
    });
    play(table, 'b');
    expect(table.state.result).toBe('b');
  });

  test('and its opponent lose a board that neither can fill', () => {
    const table = started(FIVE, { a: 4, b: 3 });
    expect([board(table, 4).winner, board(table, 5).winner]).toEqual(['a', null]);
  });

  test('below half of the players forfeits the battle; two such teams both lose it', () => {
    const short = started(FIVE, { a: 2 }).state;
    expect(short).toMatchObject({ status: 'forfeited', result: 'b', end_cause: 'short_team', boards: [] });
    expect(started(FIVE, { a: 2, b: 1 }).state).toMatchObject({ status: 'forfeited', result: 'double_loss' });
    expect(started(FOUR, { a: 2 }).state.status).toBe('playing');
  });

  test('stays forfeited: a referee can’t take that back', () => {
    const table = started(FIVE, { a: 2 });
    expect(table.send(REFEREE, { type: 'reopen', reason: REASON })).toBe('not_forfeited');
  });
});

describe('two against two (双人赛)', () => {
  const two = (decider: 'board' | 'games') => startedTable(buildSettings({ code: 'two_v_two', size: 2, decider }));

  test('is two boards at once; whoever wins both has won', () => {
    const table = two('board');
    expect(pairings(table)).toEqual(['a1-b1', 'a2-b2']);
    play(table, 'b', 'b');
    expect(table.state).toMatchObject({ result: 'b', end_cause: 'boards' });
  });

  test('asks at 1–1 for a player of each side, hidden, or counts all games', () => {
    const table = two('board');
    play(table, 'a', 'b');
    expect(table.state.due_kind).toBe('decider');
    expect(name(table, 'a', 'a3')).toBe('player_not_available');
    name(table, 'a', 'a2');
    name(table, 'b', 'b1');
    expect(pairings(table).at(-1)).toBe('a2-b1');
    play(table, 'a');
    expect(table.state).toMatchObject({ result: 'a', end_cause: 'decider', score: { a: 2, b: 1 } });

    const counted = two('games');
    finish(counted, 1, 'a', { a: 2, b: 1 });
    finish(counted, 2, 'b', { a: 0, b: 2 });
    expect(counted.state).toMatchObject({ result: 'b', end_cause: 'games' });
  });

  test('is a draw where all games are equal too', () => {
    const table = two('games');
    play(table, 'a', 'b');
    expect(table.state).toMatchObject({ result: 'draw', end_cause: 'tie' });
  });
});

test('a board’s match is believed about its own board alone, and no captain is', () => {
  const table = started(FIVE);
  const command = { type: 'start_board', match_id: board(table, 1).match_id ?? '' } as const;
  expect(table.send(captain('a'), command)).toBe('not_allowed');
  expect(table.send(SYSTEM, { ...command, match_id: 'other' })).toBe('unknown_match');
  begin(table, 1);
  expect(table.send(SYSTEM, command)).toBe('board_not_open');
  expect(result(table, 1, 'a')).toBeNull();
  expect(result(table, 1, 'a')).toBe('same_result');
});
