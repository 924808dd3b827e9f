import { describe, expect, test } from 'vitest';
import { nextAction } from '../next-action.ts';
import { actorOf, openReadyTable, openTable, REFEREE, SYSTEM } from '../testing/series.table.ts';
import type { BestOf } from '../settings.ts';

const A = actorOf('a');
const B = actorOf('b');

function openCheckIn(bestOf: BestOf) {
  const table = openTable({ best_of: bestOf });
  table.send(SYSTEM, { type: 'open_check_in' });
  return table;
}

describe('check-in', () => {
  test('opens once, by the system or a referee, and not by a player', () => {
    const table = openTable();
    expect(table.send(A, { type: 'ready' })).toBe('not_in_check_in');
    expect(table.send(A, { type: 'open_check_in' })).toBe('not_allowed');
    expect(table.send(REFEREE, { type: 'open_check_in' })).toBeNull();
    expect(table.send(SYSTEM, { type: 'open_check_in' })).toBe('already_started');
    expect(table.state).toMatchObject({ status: 'check_in', due_kind: 'check_in', due_at: '2026-03-01T12:05:00.000Z' });
  });

  test('ends when both are ready, and leads to the first pick', () => {
    const table = openCheckIn(3);
    expect(table.send(A, { type: 'ready' })).toBeNull();
    expect(nextAction(table.state, 'a').action).toBe('wait_opponent');
    expect(nextAction(table.state, 'b').action).toBe('ready');
    expect(table.send(A, { type: 'ready' })).toBe('already_ready');
    expect(table.send(B, { type: 'ready' })).toBeNull();
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick' });
    expect(table.send(B, { type: 'ready' })).toBe('already_ready');
  });

  test('leads to the shields first where there are any, then the bans', () => {
    expect(openReadyTable({ bans: 1, shield: true }).state).toMatchObject({ status: 'ban', step: 'shield' });
    expect(openReadyTable({ bans: 1 }).state).toMatchObject({ status: 'ban', step: 'ban' });
  });
});

describe('the no-show ladder', () => {
  test('costs a best of 1 at 5 minutes', () => {
    const table = openCheckIn(1);
    table.send(A, { type: 'ready' });
    expect(table.state.due_at).toBe('2026-03-01T12:05:00.000Z');
    table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', winner: 'a', end_cause: 'no_show' });
  });

  test.each([5, 7] as const)('costs game 1 of a best of %i at 5 minutes, game 2 at 10, the match at 15', (best_of) => {
    const table = openCheckIn(best_of);
    table.send(A, { type: 'ready' });
    table.runOut();
    expect(table.state.sides.a.wins).toBe(1);
    expect(table.state.due_at).toBe('2026-03-01T12:10:00.000Z');
    table.runOut();
    expect(table.state.sides.a.wins).toBe(2);
    expect(table.state.due_at).toBe('2026-03-01T12:15:00.000Z');
    table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', winner: 'a', end_cause: 'no_show', due_at: null });
  });

  test('costs game 1 of a best of 3 at 5 minutes, the match at 15', () => {
    const table = openCheckIn(3);
    table.send(B, { type: 'ready' });
    table.runOut();
    expect(table.state.sides.b.wins).toBe(1);
    expect(table.state.due_at).toBe('2026-03-01T12:15:00.000Z');
    table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: 'no_show' });
  });

  test('lets a late side play on with the games it has lost', () => {
    const table = openCheckIn(5);
    table.send(A, { type: 'ready' });
    table.runOut();
    table.send(B, { type: 'ready' });
    expect(table.state).toMatchObject({ status: 'playing', step: 'pick' });
    expect(table.state.games).toMatchObject([{ number: 1, winner: 'a', ended_by: 'no_show', a_slot: null }]);
  });

  test.each([
    [1, 0],
    [3, 1],
    [5, 2],
  ] as const)('makes both lose a best of %i when both are absent to the end', (best_of, stepsBefore) => {
    const table = openCheckIn(best_of);
    for (let step = 0; step < stepsBefore; step++) table.runOut();
    expect(table.state).toMatchObject({ status: 'check_in', games: [] });
    table.runOut();
    expect(table.state).toMatchObject({ status: 'forfeited', winner: null, end_cause: 'both_absent' });
  });
});

describe('a forfeit', () => {
  test('gives the series to the other side, at any moment before the end and only once', () => {
    for (const table of [openTable(), openCheckIn(3), openReadyTable({ bans: 1 })]) {
      expect(table.send(REFEREE, { type: 'forfeit' })).toBe('not_allowed');
      expect(table.send(A, { type: 'forfeit' })).toBeNull();
      expect(table.state).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: 'forfeit' });
      expect(table.send(B, { type: 'forfeit' })).toBe('series_over');
      expect(nextAction(table.state, 'a').action).toBe('done');
    }
  });
});
