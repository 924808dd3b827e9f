import { describe, expect, test } from 'vitest';
import { createBattle } from '../create.ts';
import { captainAction } from '../next-action.ts';
import { THL_POINTS, type BattleFormat } from '../settings.ts';
import {
  buildLineUp,
  buildRoster,
  buildSeries,
  buildSettings,
  captain,
  NOW,
  REASON,
  REFEREE,
  STARTS_AT,
  SYSTEM,
} from '../testing/battle.builder.ts';
import { lock, openTable, pairings, play, startedTable, type BattleTable } from '../testing/battle.table.ts';

const FORMAT = { code: 'boards', size: 3, decided: 'majority', tie: 'games_then_ace' } as const satisfies BattleFormat;
const SETTINGS = buildSettings(FORMAT);

const minutesBefore = (time: string | null) => (Date.parse(STARTS_AT) - Date.parse(time ?? '')) / 60_000;

describe('the settings of a battle', () => {
  const sides = { a: { team_id: 'ta', name: '甲' }, b: { team_id: 'tb', name: '乙' } };
  const create = (settings = SETTINGS, starts_at = STARTS_AT, teams = sides) =>
    createBattle({ battle_id: 'b1', settings, sides: teams, starts_at }, NOW);

  test('are refused where they don’t fit their format', () => {
    const relay = buildSettings({ code: 'relay', size: 3 });
    expect(create(relay)).toMatchObject({ type: 'battle_created' });
    for (const settings of [
      { ...relay, series: buildSeries({ best_of: 9 }) },
      { ...relay, series: buildSeries({ format: 'last_hero_standing', best_of: 7 }) },
      { ...buildSettings({ code: 'scheveningen', size: 3 }), series: buildSeries({ best_of: 3 }) },
      { ...SETTINGS, check_in_members: 0 },
      { ...SETTINGS, substitutions: 6 },
      { ...SETTINGS, substitutions: -1 },
      { ...SETTINGS, delay_seconds: 181 },
      { ...SETTINGS, timers: { line_up: 600, check_in: 900, naming: 300 } },
      { ...SETTINGS, points: { ...THL_POINTS, game: -1 } },
    ]) {
      expect(create(settings)).toEqual({ violation: 'invalid_settings' });
    }
  });

  test('come with two teams and a start that has not passed', () => {
    expect(create(SETTINGS, '2026-02-01T00:00:00.000Z')).toEqual({ violation: 'invalid_start' });
    expect(create(SETTINGS, 'soon')).toEqual({ violation: 'invalid_start' });
    expect(create(SETTINGS, STARTS_AT, { a: sides.a, b: sides.a })).toEqual({ violation: 'same_team' });
  });
});

describe('line-ups', () => {
  test('are hidden until both are locked: the log says who has locked, nothing else', () => {
    const table = openTable(SETTINGS);
    lock(table, 'a');
    expect(table.news()).toEqual(['line_up_locked']);
    expect(table.state.sides.a.line_up).toEqual({ locked: true, by_system: false, size: null, revealed: [] });
    expect(JSON.stringify(table.events)).not.toContain('a1');
    lock(table, 'b');
    expect(table.state.sides.a.line_up.revealed.map(({ account_id }) => account_id)).toEqual(['a1', 'a2', 'a3']);
    expect(table.state.boards).toEqual([]);
  });

  test('never show the bench', () => {
    const table = startedTable(SETTINGS);
    play(table, 'a', 'b', 'a');
    expect(JSON.stringify([table.events, table.state])).not.toMatch(/"a[45]"/);
  });

  test('once locked stay, and are refused when they are not legal', () => {
    const table = openTable(SETTINGS);
    const command = { type: 'lock_line_up', line_up: buildLineUp(SETTINGS, 'a') } as const;
    expect(table.send(SYSTEM, command)).toBe('not_allowed');
    expect(table.send(captain('b'), command)).toBe('not_a_member');
    expect(table.send(captain('a'), command)).toBeNull();
    expect(table.send(captain('a'), command)).toBe('line_up_locked');
  });

  test('that are missing half an hour before the start are made by the system', () => {
    const table = openTable(SETTINGS);
    lock(table, 'b');
    expect([table.state.due_kind, minutesBefore(table.state.due_at)]).toEqual(['line_up', 30]);
    table.runOut();
    expect(table.state.sides.a.line_up).toMatchObject({ locked: true, by_system: true, size: 3 });
    expect(table.state.sides.b.line_up.by_system).toBe(false);
  });

  test('have five minutes at least, however soon the battle starts', () => {
    const sides = { a: { team_id: 'ta', name: '甲' }, b: { team_id: 'tb', name: '乙' } };
    const soon = { battle_id: 'b1', settings: SETTINGS, sides, starts_at: '2026-03-01T12:10:00.000Z' };
    expect(createBattle(soon, NOW)).toMatchObject({ payload: { due_at: '2026-03-01T12:05:00.000Z' } });
  });

  test('have no longer than their own time where the captains agreed on less', () => {
    const timers = { line_up: 60, check_in: 30, naming: 20 };
    const settings = { ...SETTINGS, timers };
    const sides = { a: { team_id: 'ta', name: '甲' }, b: { team_id: 'tb', name: '乙' } };
    const soon = { battle_id: 'b1', settings, sides, starts_at: '2026-03-01T12:00:01.000Z' };
    expect(createBattle(soon, NOW)).toMatchObject({ payload: { due_at: '2026-03-01T12:01:00.000Z' } });
    const table = openTable(settings);
    lock(table, 'a');
    table.runOut();
    table.runOut();
    expect(table.state).toMatchObject({ status: 'check_in', due_kind: 'check_in' });
  });

  test('of two teams with nobody at all: both lose', () => {
    const empty = { ...buildRoster(SETTINGS, 'a'), members: [] };
    const table = openTable(SETTINGS, { a: empty, b: empty });
    for (let passed = 0; passed < 3; passed++) table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', result: 'double_loss', end_cause: 'short_team' });
  });
});

describe('the check-in of the teams', () => {
  function waiting(settings = SETTINGS): BattleTable {
    const table = openTable(settings);
    lock(table, 'a');
    lock(table, 'b');
    return table;
  }

  test('opens a quarter of an hour before the start and ends with it', () => {
    const table = waiting();
    expect([table.state.due_kind, minutesBefore(table.state.due_at)]).toEqual(['check_in_opening', 15]);
    expect(table.send(captain('a'), { type: 'check_in' })).toBe('not_in_check_in');
    table.runOut();
    expect(table.state).toMatchObject({ status: 'check_in', due_kind: 'check_in', due_at: STARTS_AT });
    expect(captainAction(table.state, 'a').action).toBe('check_in');
    expect(table.send(captain('a'), { type: 'check_in' })).toBeNull();
    expect(table.send(captain('a'), { type: 'check_in' })).toBe('already_checked_in');
    expect(table.send({ kind: 'side', side: 'a', account_id: 'x' }, { type: 'check_in' })).toBe('not_a_member');
    expect(table.state.status).toBe('check_in');
    table.runOut();
    expect(table.state).toMatchObject({ status: 'playing', started_at: STARTS_AT });
  });

  test('of a team that is missing does not hold the battle up: its boards have their own check-in', () => {
    const table = waiting({ ...SETTINGS, check_in_members: 2 });
    table.runOut();
    for (const account_id of ['a1', 'a2']) table.send({ kind: 'side', side: 'a', account_id }, { type: 'check_in' });
    table.send(captain('b'), { type: 'check_in' });
    table.runOut();
    expect(table.events.find(({ type }) => type === 'battle_started')?.payload).toMatchObject({ absent: ['b'] });
    expect(pairings(table)).toHaveLength(3);
  });

  test('is open for five minutes even when the line-ups came late', () => {
    const table = openTable(SETTINGS);
    table.wait(2 * 3600);
    table.runOut();
    expect(table.state.status).toBe('check_in');
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(table.now)).toBe(300_000);
  });
});

describe('a deadline', () => {
  test('is named by its kind and time: another one is stale, and before its time it does nothing', () => {
    const table = openTable(SETTINGS);
    const { due_at } = table.state;
    const command = { type: 'deadline_passed', due_kind: 'line_up', due_at: due_at ?? '' } as const;
    expect(table.send(SYSTEM, command)).toBe('too_early');
    expect(table.send(SYSTEM, { ...command, due_kind: 'check_in' })).toBe('stale_deadline');
    expect(table.send(captain('a'), command)).toBe('not_allowed');
    expect(table.runOut()).toBeNull();
    expect(table.send(SYSTEM, command)).toBe('stale_deadline');
  });

  test('keeps what is left of it through a pause', () => {
    const table = openTable(SETTINGS);
    table.wait(1800);
    const left = Date.parse(table.state.due_at ?? '') - Date.parse(table.now);
    expect(table.send(REFEREE, { type: 'pause', reason: REASON })).toBeNull();
    expect(table.state).toMatchObject({ status: 'paused', due_at: null, pause: { status: 'scheduled' } });
    expect(table.send(captain('a'), { type: 'lock_line_up', line_up: buildLineUp(SETTINGS, 'a') })).toBe(
      'battle_paused',
    );
    table.wait(7200);
    expect(table.send(REFEREE, { type: 'resume', reason: REASON })).toBeNull();
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(table.now)).toBe(left);
    expect(table.state.rulings.map(({ kind }) => kind)).toEqual(['paused', 'resumed']);
  });

  test('is moved by a referee who names it, and by maintenance', () => {
    const table = openTable(SETTINGS);
    const due_at = table.state.due_at ?? '';
    const extend = { type: 'extend', due_at, seconds: 60, reason: REASON } as const;
    expect(table.send(captain('a'), extend)).toBe('not_allowed');
    expect(table.send(REFEREE, { ...extend, reason: ' ' })).toBe('reason_required');
    expect(table.send(REFEREE, { ...extend, seconds: 0 })).toBe('invalid_seconds');
    expect(table.send(REFEREE, extend)).toBeNull();
    expect(table.send(REFEREE, extend)).toBe('stale_deadline');
    table.wait(30);
    expect(table.send(SYSTEM, { type: 'credit_time', since: NOW })).toBeNull();
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(due_at)).toBe(90_000);
  });

  test('moves with the start, which both captains may agree on anew before the check-in opens', () => {
    const table = openTable(SETTINGS);
    const later = '2026-03-01T16:00:00.000Z';
    expect(table.send(SYSTEM, { type: 'reschedule', starts_at: later })).toBeNull();
    expect(table.state).toMatchObject({ starts_at: later, due_kind: 'line_up', due_at: '2026-03-01T15:30:00.000Z' });
    lock(table, 'a');
    lock(table, 'b');
    expect(table.send(SYSTEM, { type: 'reschedule', starts_at: STARTS_AT })).toBeNull();
    expect([table.state.due_kind, minutesBefore(table.state.due_at)]).toEqual(['check_in_opening', 15]);
    expect(table.send(captain('a'), { type: 'reschedule', starts_at: later })).toBe('not_allowed');
    expect(table.send(SYSTEM, { type: 'reschedule', starts_at: NOW })).toBe('invalid_start');
    table.runOut();
    expect(table.send(SYSTEM, { type: 'reschedule', starts_at: later })).toBe('already_started');
  });
});

test('a captain always knows the next thing to do', () => {
  const table = openTable(buildSettings({ code: 'conquest_team', size: 3 }));
  const actions = () => [captainAction(table.state, 'a').action, captainAction(table.state, 'b').action];
  expect(actions()).toEqual(['line_up', 'line_up']);
  lock(table, 'a');
  expect(actions()).toEqual(['wait_opponent', 'line_up']);
  lock(table, 'b');
  expect(actions()).toEqual(['wait_start', 'wait_start']);
  table.runOut();
  expect(actions()).toEqual(['check_in', 'check_in']);
  table.runOut();
  expect(captainAction(table.state, 'a')).toEqual({
    action: 'name_player',
    board_number: 1,
    due_at: table.state.due_at,
  });
  table.send(captain('a'), { type: 'name_player', board_number: 1, account_id: 'a1' });
  expect(actions()).toEqual(['wait_opponent', 'name_player']);
  table.runOut();
  expect(actions()).toEqual(['follow', 'follow']);
  table.send(captain('a'), { type: 'forfeit' });
  expect(actions()).toEqual(['done', 'done']);
});

test('league points are given for games, boards, the battle and a tie', () => {
  const table = startedTable({ ...SETTINGS, points: THL_POINTS });
  play(table, 'a', 'b', 'a');
  expect(table.state.points).toEqual({ a: 4 + 2 + 3, b: 2 + 1 });
  const tied = startedTable(buildSettings({ ...FORMAT, size: 4, tie: 'draw' }, { points: THL_POINTS }));
  play(tied, 'a', 'b', 'a', 'b');
  expect(tied.state.points).toEqual({ a: 4 + 2 + 1, b: 4 + 2 + 1 });
  expect(startedTable(SETTINGS, { a: 1 }).state.points).toBeNull();
});
