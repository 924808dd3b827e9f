import { describe, expect, test } from 'vitest';
import { bannedSlots } from './legal.ts';
import { actorOf, openReadyTable, pick, REFEREE, SYSTEM } from '../testing/series.table.ts';

const A = actorOf('a');
const B = actorOf('b');

describe('a timer', () => {
  test('acts only for the system, at its own deadline and not before', () => {
    const table = openReadyTable();
    const due_at = table.state.due_at ?? '';
    expect(table.send(SYSTEM, { type: 'timeout', due_at })).toBe('too_early');
    expect(table.send(SYSTEM, { type: 'timeout', due_at: '2026-03-01T12:00:01.000Z' })).toBe('stale_deadline');
    table.wait(60);
    expect(table.send(REFEREE, { type: 'timeout', due_at })).toBe('not_allowed');
    expect(table.send(SYSTEM, { type: 'timeout', due_at })).toBeNull();
    expect(table.send(SYSTEM, { type: 'timeout', due_at })).toBe('stale_deadline');
    pick(table, { a: 0, b: 0 });
    expect(table.send(SYSTEM, { type: 'timeout', due_at })).toBe('no_deadline');
  });

  test('that fires hours late still gives the whole next time', () => {
    const table = openReadyTable();
    table.wait(7200);
    table.runOut();
    expect(Date.parse(table.state.due_at ?? '') - Date.parse(table.now)).toBe(15_000);
  });
});

describe('the first missed deadline of a side', () => {
  test('gives 15 s of grace, in which the side may still choose', () => {
    const table = openReadyTable();
    pick(table, { a: 1 });
    table.runOut();
    expect(table.state).toMatchObject({ step: 'pick', due_kind: 'grace', due_at: '2026-03-01T12:01:15.000Z' });
    expect(table.state.sides.b).toMatchObject({ in_grace: true, timeouts: 1 });
    expect(table.state.sides.a).toMatchObject({ in_grace: false, timeouts: 0 });
    pick(table, { b: 1 });
    expect(table.state).toMatchObject({ step: 'game', games: [{ a_slot: 1, b_slot: 1 }] });
  });

  test('ends in a legal choice from its key, the same every time', () => {
    const games = [1, 1, 2, 3, 4, 5].map((seed) => {
      const table = openReadyTable({ best_of: 7 }, seed);
      pick(table, { a: 1 });
      table.runOut();
      table.runOut();
      expect(table.state.sides.b.pick.by_system).toBe(true);
      return table.state.games[0]?.b_slot;
    });
    expect(games[0]).toBe(games[1]);
    expect(new Set(games).size).toBeGreaterThan(1);
  });

  test('gives both sides grace when both miss it', () => {
    const table = openReadyTable({ bans: 2 });
    table.runOut();
    expect(table.state.sides).toMatchObject({ a: { in_grace: true }, b: { in_grace: true } });
    table.send(A, { type: 'lock_bans', slots: [0, 1] });
    table.runOut();
    expect(bannedSlots(table.state, 'b')).toEqual([0, 1]);
    expect(bannedSlots(table.state, 'a')).toHaveLength(2);
    expect(table.state).toMatchObject({ step: 'pick', sides: { b: { bans: { by_system: true } } } });
  });
});

describe('the second missed deadline of a side', () => {
  function afterFirstTimeoutOfB() {
    const table = openReadyTable({ best_of: 5, bans: 1 });
    table.send(A, { type: 'lock_bans', slots: [0] });
    table.runOut();
    table.runOut();
    return table;
  }

  test('costs the game that was being picked, and the other pick stays hidden', () => {
    const table = afterFirstTimeoutOfB();
    pick(table, { a: 1 + (bannedSlots(table.state, 'a')[0] === 1 ? 1 : 0) });
    table.runOut();
    expect(table.state.games).toMatchObject([{ number: 1, winner: 'a', ended_by: 'timeout', a_slot: null }]);
    expect(table.state).toMatchObject({ step: 'pick', due_kind: 'pick', sides: { b: { timeouts: 2 } } });
    expect(table.events.some((event) => event.type === 'picks_revealed')).toBe(false);
  });

  test('at the bans costs game 1, and the system bans for the side', () => {
    const table = openReadyTable({ best_of: 5, bans: 1, shield: true });
    table.send(A, { type: 'lock_shield', slot: 0 });
    table.runOut();
    table.runOut();
    table.send(A, { type: 'lock_bans', slots: [table.state.sides.b.shield.revealed === 0 ? 1 : 0] });
    table.runOut();
    expect(table.state.games).toMatchObject([{ number: 1, winner: 'a', ended_by: 'timeout' }]);
    expect(bannedSlots(table.state, 'a')).toHaveLength(1);
    expect(bannedSlots(table.state, 'a')).not.toContain(0);
    expect(table.state.step).toBe('pick');
  });

  test('leaves the other side its own grace at the bans', () => {
    const table = openReadyTable({ best_of: 5, bans: 1, shield: true });
    table.send(A, { type: 'lock_shield', slot: 0 });
    table.runOut();
    table.runOut();
    table.runOut();
    expect(table.state).toMatchObject({ step: 'ban', due_kind: 'grace', sides: { a: { in_grace: true, wins: 1 } } });
    table.runOut();
    expect(table.state.step).toBe('pick');
  });

  test('at once for both makes both lose', () => {
    const table = openReadyTable();
    table.runOut();
    table.runOut();
    table.send(A, { type: 'report', game_number: 1, result: 'b' });
    table.send(B, { type: 'report', game_number: 1, result: 'b' });
    table.runOut();
    expect(table.state.sides.a.timeouts).toBe(2);
    const both = openReadyTable({ bans: 1 });
    for (let fired = 0; fired < 3; fired++) both.runOut();
    expect(both.state).toMatchObject({ status: 'forfeited', winner: null, end_cause: 'both_absent' });
  });
});

describe('time lost to maintenance', () => {
  test('is given back to the running deadline, which keeps its kind', () => {
    const table = openReadyTable();
    const { due_at, due_kind } = table.state;
    table.wait(20);
    const since = table.now;
    table.wait(1_800);
    expect(table.send(SYSTEM, { type: 'credit_time', since })).toBeNull();
    const moved = new Date(Date.parse(due_at ?? '') + 1_800_000).toISOString();
    expect(table.state).toMatchObject({ due_at: moved, due_kind, status: 'playing', step: 'pick' });
    expect(table.send(SYSTEM, { type: 'timeout', due_at: due_at ?? '' })).toBe('stale_deadline');
    expect(table.send(SYSTEM, { type: 'timeout', due_at: moved })).toBe('too_early');
    expect(table.state.rulings).toEqual([]);
  });

  test('is nothing where no time has passed or no deadline runs, and nobody takes it for themselves', () => {
    const table = openReadyTable();
    const since = table.now;
    expect(table.send(SYSTEM, { type: 'credit_time', since })).toBe('too_early');
    table.wait(60);
    for (const actor of [actorOf('a'), REFEREE])
      expect(table.send(actor, { type: 'credit_time', since })).toBe('not_allowed');
    table.send(REFEREE, { type: 'pause', reason: '停电' });
    expect(table.send(SYSTEM, { type: 'credit_time', since })).toBe('no_deadline');
  });
});
