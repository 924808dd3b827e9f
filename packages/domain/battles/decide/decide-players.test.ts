import { describe, expect, test } from 'vitest';
import { SIDES } from '../../series/sides.ts';
import { substitutionsLeft } from '../seats/substitutions.ts';
import { buildPlayer, buildSettings, captain, REASON, REFEREE } from '../testing/battle.builder.ts';
import {
  begin,
  board,
  finish,
  lock,
  name,
  openTable,
  pairings,
  play,
  startedTable,
  type BattleTable,
} from '../testing/battle.table.ts';

const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' });
const FREE = buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false });
const FIXED = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });

function lockedTable(settings = BOARDS): BattleTable {
  const table = openTable(settings);
  lock(table, 'a');
  lock(table, 'b');
  return table;
}

const substitute = (table: BattleTable, out: string, player: string) =>
  table.send(captain('a'), { type: 'substitute', out, player });

describe('a substitution', () => {
  test('brings somebody from the bench before the boards open, and the opponent sees who', () => {
    const table = lockedTable();
    expect(substitute(table, 'a2', 'a4')).toBeNull();
    expect(table.events.at(-1)).toMatchObject({
      type: 'substitution_made',
      payload: { side: 'a', out: { account_id: 'a2' }, player: { account_id: 'a4' } },
    });
    table.runOut();
    table.runOut();
    expect(pairings(table)).toEqual(['a1-b1', 'a4-b2', 'a3-b3']);
  });

  test('is made once in a battle', () => {
    const table = lockedTable();
    substitute(table, 'a2', 'a4');
    expect(substitute(table, 'a3', 'a5')).toBe('already_substituted');
  });

  test('is made as often as the settings of the battle say', () => {
    const twice = lockedTable({ ...BOARDS, substitutions: 2 });
    expect(substitute(twice, 'a2', 'a4')).toBeNull();
    expect(substitute(twice, 'a3', 'a5')).toBeNull();
    expect(substitute(twice, 'a1', 'a2')).toBe('already_substituted');
    expect(twice.state.sides).toMatchObject({
      a: { substituted: true, substitutions_left: 0 },
      b: { substituted: false, substitutions_left: 2 },
    });
    const never = lockedTable({ ...BOARDS, substitutions: 0 });
    expect(substitute(never, 'a2', 'a4')).toBe('no_substitutions');
  });

  test('is counted as one where the settings are from before there was a number', () => {
    const table = lockedTable();
    const left = () => SIDES.map((side) => substitutionsLeft(table.state, side));
    expect(left()).toEqual([1, 1]);
    substitute(table, 'a2', 'a4');
    expect(left()).toEqual([0, 1]);
    expect(table.state.sides.a).not.toHaveProperty('substitutions_left');
  });

  test('comes from the bench alone, for somebody of the line-up, and not before it is locked', () => {
    const table = openTable(BOARDS);
    expect(substitute(table, 'a2', 'a4')).toBe('line_up_open');
    lock(table, 'a');
    expect(substitute(table, 'a2', 'a7')).toBe('not_on_bench');
    expect(substitute(table, 'a2', 'a3')).toBe('not_on_bench');
    expect(substitute(table, 'a4', 'a5')).toBe('not_in_line_up');
  });

  test('replaces a player who is absent when the boards open, with a new match and his own decks', () => {
    for (const settings of [BOARDS, buildSettings({ code: 'two_v_two', size: 2, decider: 'games' })]) {
      const table = startedTable(settings);
      const before = board(table, 2).match_id;
      expect(substitute(table, 'a2', 'a4')).toBeNull();
      expect(pairings(table).slice(0, 2)).toEqual(['a1-b1', 'a4-b2']);
      expect(board(table, 2)).toMatchObject({ status: 'open', score: { a: 0, b: 0 } });
      expect(board(table, 2).match_id).not.toBe(before);
      expect(board(table, 1).match_id).toBe('match-1');
      expect(table.state.rulings).toEqual([]);
      expect(substitute(table, 'a1', 'a5')).toBe('already_substituted');
    }
  });

  test('is too late for a player who has come, and once a game of the board has a result', () => {
    const table = startedTable(BOARDS);
    table.tell(1, { is_ready: { a: true, b: false } });
    expect(substitute(table, 'a1', 'a4')).toBe('player_is_here');
    table.tell(2, { is_ready: { a: false, b: true } });
    table.tell(2, { games: 1 });
    expect(substitute(table, 'a2', 'a4')).toBe('game_reported');
    begin(table, 3);
    expect(substitute(table, 'a3', 'a4')).toBe('player_is_here');
    finish(table, 3, 'b');
    expect(substitute(table, 'a3', 'a4')).toBe('player_has_board');
  });

  test('is possible for an absent player while the opponent has come', () => {
    const table = startedTable(BOARDS);
    table.tell(1, { is_ready: { a: false, b: true } });
    expect(substitute(table, 'a1', 'a4')).toBeNull();
  });

  test('is too late for a player whose board has opened where one board follows the other', () => {
    const table = startedTable(FIXED);
    expect(substitute(table, 'a1', 'a4')).toBe('player_has_board');
    expect(substitute(table, 'a2', 'a4')).toBeNull();
    play(table, 'b');
    expect(pairings(table).at(-1)).toBe('a4-b1');
  });

  test('of somebody who is still hidden is told without a name', () => {
    const table = startedTable(FIXED);
    substitute(table, 'a2', 'a4');
    expect(table.events.at(-1)?.payload).toMatchObject({ side: 'a', out: null, player: null });
    expect(JSON.stringify(table.events)).not.toMatch(/"a[24]"/);
  });

  test('is too late for a player of a relay whose match has opened', () => {
    expect(substitute(startedTable(buildSettings({ code: 'relay', size: 3 })), 'a3', 'a4')).toBe('player_has_board');
  });

  test('does not take away somebody who was just named, hidden', () => {
    const table = startedTable(buildSettings({ code: 'conquest_team', size: 3 }));
    name(table, 'a', 'a2');
    expect(substitute(table, 'a2', 'a4')).toBe('player_named');
    expect(substitute(table, 'a1', 'a4')).toBeNull();
  });

  test('may be named like the others', () => {
    const table = startedTable(FREE);
    substitute(table, 'a3', 'a5');
    play(table, 'b');
    expect(name(table, 'a', 'a3')).toBe('player_not_available');
    expect(name(table, 'a', 'a5')).toBeNull();
  });
});

describe('a referee who replaces a player', () => {
  const replace = (table: BattleTable, out: string, id: string) =>
    table.send(REFEREE, { type: 'replace_player', side: 'a', out, player: buildPlayer(BOARDS, id), reason: REASON });

  test('may take any member who is not in the line-up, on a board that nobody has begun', () => {
    const table = startedTable(BOARDS);
    const before = board(table, 2).match_id;
    expect(replace(table, 'a2', 'a9')).toBeNull();
    expect(pairings(table)[1]).toBe('a9-b2');
    expect(board(table, 2).status).toBe('open');
    expect(board(table, 2).match_id).not.toBe(before);
    expect(board(table, 1).match_id).toBe('match-1');
    expect(table.state.rulings).toMatchObject([{ kind: 'player_replaced', side: 'a', detail: '选手 a9' }]);
    expect(replace(table, 'a3', 'a9')).toBe('duplicate_player');
    expect(replace(table, 'a3', 'x9')).toBe('not_a_member');
  });

  test('waits for the end of a board that is being played', () => {
    const table = startedTable(BOARDS);
    begin(table, 1);
    expect(replace(table, 'a1', 'a9')).toBe('board_running');
    play(table, 'a');
    expect(replace(table, 'a1', 'a9')).toBeNull();
    expect(pairings(table)[0]).toBe('a1-b1');
  });

  test('leaves those alone who have played where the boards say who comes next', () => {
    const table = startedTable(FIXED);
    play(table, 'a');
    expect(replace(table, 'a1', 'a9')).toBe('player_has_board');
    expect(replace(table, 'a2', 'a9')).toBeNull();
    play(table, 'b');
    expect(pairings(table).at(-1)).toBe('a9-b2');
  });
});

describe('penalties', () => {
  test('a warning is recorded for a team or a player, and changes nothing else', () => {
    const table = startedTable(BOARDS);
    table.send(REFEREE, { type: 'warn', side: 'a', account_id: null, reason: REASON });
    table.send(REFEREE, { type: 'warn', side: 'b', account_id: 'b7', reason: REASON });
    expect(table.state.sides.a.penalties).toMatchObject([{ kind: 'warning', player: null }]);
    expect(table.state.sides.b.penalties).toMatchObject([{ player: { account_id: 'b7', name: '选手 b7' } }]);
    expect(table.state.rulings.map(({ kind }) => kind)).toEqual(['penalty', 'penalty']);
    expect(table.send(REFEREE, { type: 'warn', side: 'b', account_id: 'x', reason: REASON })).toBe('not_a_member');
  });

  test('a disqualified player loses the board that he plays and may not play any more', () => {
    const table = startedTable(BOARDS);
    begin(table, 2);
    const command = { type: 'disqualify', side: 'a', account_id: 'a2', reason: REASON } as const;
    expect(table.send(REFEREE, command)).toBeNull();
    expect(board(table, 2)).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: 'player_out' });
    expect(table.send(REFEREE, command)).toBe('already_out');
    expect(table.state.sides.a.out).toEqual(['a2']);
  });

  test('a disqualified player is in no line-up and does not come from the bench', () => {
    const table = openTable(BOARDS);
    table.send(REFEREE, { type: 'disqualify', side: 'a', account_id: 'a1', reason: REASON });
    lock(table, 'b');
    table.runOut();
    expect(table.state.sides.a.line_up.revealed.map(({ account_id }) => account_id)).toEqual(['a2', 'a3', 'a4']);
    const locked = lockedTable();
    locked.send(REFEREE, { type: 'disqualify', side: 'a', account_id: 'a4', reason: REASON });
    expect(substitute(locked, 'a1', 'a4')).toBe('player_not_available');
  });

  test('a disqualification is taken back, and then the board that it cost', () => {
    const table = startedTable(BOARDS);
    const reinstate = { type: 'reinstate_player', side: 'a', account_id: 'a2', reason: REASON } as const;
    const restore = { type: 'restore_board', board_number: 2, reason: REASON } as const;
    expect(table.send(REFEREE, reinstate)).toBe('not_out');
    table.send(REFEREE, { type: 'disqualify', side: 'a', account_id: 'a2', reason: REASON });
    expect(table.send(REFEREE, restore)).toBe('player_not_available');
    expect(table.send(REFEREE, reinstate)).toBeNull();
    expect(table.state.sides.a).toMatchObject({ out: [], penalties: [{ kind: 'disqualification' }] });
    expect(board(table, 2).winner).toBe('b');
    expect(table.send(REFEREE, restore)).toBeNull();
    expect(board(table, 2)).toMatchObject({ status: 'open', winner: null, match_id: 'match-4' });
  });

  test('a disqualified team loses the battle', () => {
    const table = startedTable(BOARDS);
    table.send(REFEREE, { type: 'disqualify', side: 'a', account_id: null, reason: REASON });
    expect(table.state).toMatchObject({ status: 'forfeited', result: 'b', end_cause: 'disqualification' });
    expect(table.state.boards.map(({ status }) => status)).toEqual(['not_played', 'not_played', 'not_played']);
  });
});
