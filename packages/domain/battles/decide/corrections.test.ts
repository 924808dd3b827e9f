import { describe, expect, test } from 'vitest';
import type { BattleCommandOf } from '../commands.ts';
import { isViolation } from '../../violation/violation.ts';
import { buildSettings, GROUND, REASON, REFEREE, SYSTEM } from '../testing/battle.builder.ts';
import {
  begin,
  board,
  finish,
  name,
  pairings,
  play,
  reopen,
  result,
  startedTable,
  type BattleTable,
} from '../testing/battle.table.ts';
import { correctionEffects, type BattleCorrection, type BattleCorrectionEffects } from './correction-effects.ts';

const FIXED = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const FOUR = buildSettings({ code: 'boards', size: 4, decided: 'majority', tie: 'ace' });
const CONQUEST = buildSettings({ code: 'conquest_team', size: 3 });

const statuses = (table: BattleTable) => table.state.boards.map(({ status }) => status).join(' ');

function corrected(table: BattleTable, number: number, winner: 'a' | 'b'): BattleCommandOf<'finish_board'> {
  return {
    type: 'finish_board',
    match_id: board(table, number).match_id ?? '',
    score: { a: winner === 'a' ? 2 : 0, b: winner === 'b' ? 2 : 0 },
    winner,
    cause: 'score',
    ground: GROUND,
  };
}

function effects(table: BattleTable, command: BattleCorrection): BattleCorrectionEffects {
  const found = correctionEffects(table.state, command, table.now);
  if (isViolation(found)) throw new Error(found.violation);
  return found;
}

const numbers = (boards: readonly { readonly number: number }[]) => boards.map(({ number }) => number);

describe('where the winner stays', () => {
  test('another winner takes all later boards with it, and play goes on as if it had been so', () => {
    const table = startedTable(FIXED);
    play(table, 'a', 'a');
    const command = corrected(table, 1, 'b');
    expect(effects(table, command)).toMatchObject({ reopens_battle: false, result: { from: null, to: null } });
    expect(numbers(effects(table, command).withdrawn)).toEqual([2, 3]);
    finish(table, 1, 'b');
    expect(statuses(table)).toBe('finished withdrawn withdrawn open');
    expect(pairings(table)).toEqual(['a1-b1', 'a2-b1']);
    expect(result(table, 3, 'a')).toBe('stale_match');
  });

  test('another score of the same winner changes that board alone', () => {
    const table = startedTable(FIXED);
    play(table, 'a', 'a');
    finish(table, 1, 'a', { a: 2, b: 1 });
    expect(statuses(table)).toBe('finished finished open');
    expect(table.state.games).toEqual({ a: 4, b: 1 });
  });

  test('a board that goes on takes the later ones with it, and opens a decided battle', () => {
    const table = startedTable(FIXED);
    play(table, 'a', 'a', 'a');
    expect(table.state.result).toBe('a');
    expect(reopen(table, 2)).toBeNull();
    expect(table.state).toMatchObject({ status: 'playing', result: null, score: { a: 1, b: 0 } });
    expect(statuses(table)).toBe('finished playing withdrawn');
    play(table, 'b');
    expect(pairings(table)).toEqual(['a1-b1', 'a1-b2', 'a2-b2']);
  });

  test('names a captain had to give are asked for anew', () => {
    const free = { ...FIXED, format: { ...FIXED.format, order: 'free' as const } } as typeof FIXED;
    const table = startedTable(free);
    play(table, 'a');
    expect(effects(table, corrected(table, 1, 'b')).withdraws_naming).toBe(true);
    finish(table, 1, 'b');
    expect(table.news()).toEqual(expect.arrayContaining(['naming_withdrawn', 'naming_started']));
    expect(name(table, 'b', 'b2')).toBe('nothing_to_name');
    expect(name(table, 'a', 'a2')).toBeNull();
  });
});

describe('on boards at the same time', () => {
  test('an ace board hangs on the tie, and nothing else does', () => {
    const table = startedTable(FOUR);
    play(table, 'a', 'a', 'b', 'b');
    name(table, 'a', 'a1');
    name(table, 'b', 'b1');
    expect(statuses(table)).toBe('finished finished finished finished open');
    expect(numbers(effects(table, corrected(table, 4, 'a')).withdrawn)).toEqual([5]);
    finish(table, 4, 'a');
    expect(statuses(table)).toBe('finished finished finished finished withdrawn');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', score: { a: 3, b: 1 } });
  });

  test('a tie that comes back has an ace board of its own', () => {
    const table = startedTable(FOUR);
    play(table, 'a', 'a', 'b', 'b');
    name(table, 'a', 'a1');
    name(table, 'b', 'b1');
    finish(table, 4, 'a');
    finish(table, 4, 'b');
    expect(table.state).toMatchObject({ status: 'playing', naming: { board_number: 6, kind: 'ace' } });
    name(table, 'a', 'a2');
    name(table, 'b', 'b2');
    expect(pairings(table).at(-1)).toBe('a2-b2');
  });

  test('boards that the end had closed are played after all', () => {
    const table = startedTable(buildSettings({ code: 'boards', size: 5, decided: 'majority', tie: 'draw' }));
    begin(table, 5);
    play(table, 'a', 'a', 'a');
    const found = effects(table, corrected(table, 2, 'b'));
    expect(found).toMatchObject({ reopens_battle: true, result: { from: 'a', to: null }, withdrawn: [] });
    expect(numbers(found.played_after_all)).toEqual([4, 5]);
    finish(table, 2, 'b');
    expect(table.state).toMatchObject({ status: 'playing', score: { a: 2, b: 1 } });
    expect(statuses(table)).toBe('finished finished finished open open');
  });

  test('a battle whose winner stays the winner is finished again with its score', () => {
    const table = startedTable(buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' }));
    play(table, 'a', 'a', 'a');
    finish(table, 3, 'b');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', score: { a: 2, b: 1 } });
    expect(table.events.filter(({ type }) => type === 'battle_finished')).toHaveLength(2);
    finish(table, 1, 'b');
    expect(table.state).toMatchObject({ status: 'finished', result: 'b', score: { a: 1, b: 2 } });
  });

  test('a board does not go on while one of its players is on another board', () => {
    const table = startedTable(buildSettings({ code: 'scheveningen', size: 3 }));
    play(table, 'a', 'a', 'a');
    expect(reopen(table, 1)).toBe('board_in_the_way');
    finish(table, 1, 'b');
    expect(statuses(table)).toBe('finished finished finished open open open');
  });
});

describe('in a conquest of teams', () => {
  function meet(table: BattleTable, a: string, b: string, winner: 'a' | 'b'): void {
    name(table, 'a', a);
    name(table, 'b', b);
    expect(pairings(table).at(-1)).toBe(`${a}-${b}`);
    play(table, winner);
  }

  test('another winner takes with it just the boards of whoever would have been out', () => {
    const table = startedTable(CONQUEST);
    meet(table, 'a1', 'b1', 'a');
    meet(table, 'a2', 'b2', 'a');
    meet(table, 'a3', 'b1', 'b');
    expect(numbers(effects(table, corrected(table, 1, 'b')).withdrawn)).toEqual([3]);
    finish(table, 1, 'b');
    expect(statuses(table)).toBe('finished finished withdrawn');
    expect(table.state).toMatchObject({ score: { a: 1, b: 1 }, due_kind: 'hidden_choice' });
    expect(name(table, 'b', 'b1')).toBe('player_not_available');
    expect(name(table, 'a', 'a1')).toBeNull();
  });

  test('a board that goes on lets those stand that are over, and takes the running one back', () => {
    const table = startedTable(CONQUEST);
    meet(table, 'a1', 'b1', 'a');
    meet(table, 'a2', 'b2', 'a');
    name(table, 'a', 'a3');
    name(table, 'b', 'b1');
    reopen(table, 1);
    expect(statuses(table)).toBe('playing finished withdrawn');
    expect(reopen(table, 2)).toBe('board_in_the_way');
    play(table, 'a');
    expect(table.state).toMatchObject({ status: 'playing', score: { a: 2, b: 0 }, due_kind: 'hidden_choice' });
  });
});

test('boards of a chain that are played after all open one after another', () => {
  const table = startedTable(CONQUEST);
  table.runOut();
  play(table, 'a');
  name(table, 'a', 'a2');
  name(table, 'b', 'b2');
  table.send(REFEREE, { type: 'forfeit_board', board_number: 2, losers: 'a', reason: REASON });
  reopen(table, 1);
  table.send(REFEREE, { type: 'restore_board', board_number: 2, reason: REASON });
  expect(statuses(table)).toBe('playing waiting');
  table.send(REFEREE, { type: 'forfeit_battle', losers: 'a', reason: REASON });
  expect(statuses(table)).toBe('abandoned not_played');
  table.send(REFEREE, { type: 'reopen', reason: REASON });
  expect(statuses(table)).toBe('open waiting');
  play(table, 'a');
  expect(statuses(table)).toBe('finished open');
});

describe('a battle that stays decided', () => {
  /** Four boards won while the battle was paused, the fifth ruled. */
  function decidedByFour(): BattleTable {
    const table = startedTable(buildSettings({ code: 'boards', size: 5, decided: 'majority', tie: 'draw' }));
    table.send(REFEREE, { type: 'pause', reason: REASON });
    play(table, 'a', 'a', 'a', 'a');
    table.send(REFEREE, { type: 'forfeit_board', board_number: 5, losers: 'a', reason: REASON });
    table.send(REFEREE, { type: 'resume', reason: REASON });
    expect(table.state).toMatchObject({ status: 'finished', score: { a: 4, b: 1 } });
    return table;
  }

  test('has no use for a board that a referee restores', () => {
    const table = decidedByFour();
    table.send(REFEREE, { type: 'restore_board', board_number: 5, reason: REASON });
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', score: { a: 4, b: 0 } });
    expect(board(table, 5).status).toBe('not_played');
  });

  test('waits for no board that goes on, and takes its result in', () => {
    const table = decidedByFour();
    reopen(table, 4);
    expect(table.state).toMatchObject({ status: 'finished', score: { a: 3, b: 1 } });
    finish(table, 4, 'b');
    expect(table.state).toMatchObject({ status: 'finished', score: { a: 3, b: 2 } });
  });

  test('is not finished again by a correction that changes nothing of its score', () => {
    const table = decidedByFour();
    const noShow = { ...corrected(table, 1, 'a'), cause: 'no_show' } as const;
    expect(table.send(SYSTEM, noShow)).toBeNull();
    expect(board(table, 1).end_cause).toBe('no_show');
    expect(table.events.filter(({ type }) => type === 'battle_finished')).toHaveLength(1);
  });
});

test('a preview needs nothing hidden, changes nothing, and refuses what the command would', () => {
  const table = startedTable(FIXED);
  play(table, 'a', 'a', 'a');
  const before = table.state;
  expect(correctionEffects(before, corrected(table, 1, 'a'), table.now)).toMatchObject({ violation: 'same_result' });
  const forfeit = { type: 'forfeit_board', board_number: 3, losers: 'a', reason: '' } as const;
  expect(effects(table, forfeit)).toMatchObject({
    reopens_battle: true,
    score: { from: { a: 3, b: 0 }, to: { a: 2, b: 1 } },
    next: [{ seats: { a: { kind: 'order', index: 1 }, b: { kind: 'player', player: { account_id: 'b3' } } } }],
    honours_lost: [{ kind: 'win_streak' }, { kind: 'all_kill' }],
  });
  expect(table.state).toBe(before);
  const restore = { type: 'restore_board', board_number: 3, reason: REASON } as const;
  expect(correctionEffects(before, restore, table.now)).toMatchObject({ violation: 'not_forfeited' });
});
