import { describe, expect, test } from 'vitest';
import { buildSettings } from '../testing/battle.builder.ts';
import { board, name, pairings, play, startedTable, type BattleTable } from '../testing/battle.table.ts';

const started = (sizes = {}) => startedTable(buildSettings({ code: 'conquest_team', size: 3 }), sizes);

function meet(table: BattleTable, a: string, b: string, winner: 'a' | 'b' | 'both'): void {
  for (const [side, id] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const isAsked = !table.state.naming?.locked.some((one) => one.side === side);
    if (isAsked) expect(name(table, side, id)).toBeNull();
  }
  expect(pairings(table).at(-1)).toBe(`${a}-${b}`);
  play(table, winner);
}

describe('conquest of teams (团队征服)', () => {
  test('shows nobody until both captains have named a player', () => {
    const table = started();
    expect(table.state.sides.a.line_up).toMatchObject({ size: 3, revealed: [] });
    expect(table.state).toMatchObject({ boards: [], due_kind: 'hidden_choice' });
    expect(name(table, 'a', 'a2')).toBeNull();
    expect(JSON.stringify(table.events)).not.toContain('a2');
    expect(name(table, 'b', 'b3')).toBeNull();
    expect(pairings(table)).toEqual(['a2-b3']);
  });

  test('takes out who won; who lost may be named again', () => {
    const table = started();
    meet(table, 'a2', 'b3', 'a');
    expect(name(table, 'a', 'a2')).toBe('player_not_available');
    meet(table, 'a1', 'b3', 'b');
    expect(name(table, 'b', 'b3')).toBe('player_not_available');
    expect(name(table, 'a', 'a1')).toBeNull();
  });

  test('is won by the team whose players have all won', () => {
    const table = started();
    meet(table, 'a1', 'b1', 'a');
    meet(table, 'a2', 'b1', 'a');
    meet(table, 'a3', 'b1', 'b');
    meet(table, 'a3', 'b2', 'a');
    expect(table.state).toMatchObject({ status: 'finished', result: 'a', score: { a: 3, b: 1 } });
  });

  test('takes the lowest free player for a captain who names nobody in five minutes', () => {
    const table = started();
    meet(table, 'a1', 'b2', 'a');
    name(table, 'b', 'b3');
    table.runOut();
    expect(pairings(table).at(-1)).toBe('a2-b3');
  });

  test('gives the places that one team can’t fill to the other: both have as many left to win with', () => {
    const table = started({ a: 2 });
    expect(pairings(table)).toEqual(['—-b3']);
    expect(board(table, 1)).toMatchObject({ status: 'forfeited', winner: 'b', end_cause: 'missing_player' });
    expect(name(table, 'b', 'b3')).toBe('player_not_available');
    meet(table, 'a1', 'b1', 'a');
    meet(table, 'a2', 'b1', 'a');
    expect(table.state).toMatchObject({ result: 'a', score: { a: 2, b: 1 } });
  });

  test('is lost by both when they both lose two boards in a row: nobody is there', () => {
    const table = started();
    meet(table, 'a1', 'b1', 'both');
    meet(table, 'a1', 'b1', 'both');
    expect(table.state).toMatchObject({ status: 'finished', result: 'double_loss', end_cause: 'both_absent' });
  });
});
