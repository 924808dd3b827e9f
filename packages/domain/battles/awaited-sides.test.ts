import { expect, test } from 'vitest';
import { awaitedSides } from './awaited-sides.ts';
import type { BattleState } from './types.ts';

const side = (locked: boolean, checked_in: readonly string[] = []) => ({ line_up: { locked }, checked_in });
const stateOf = (change: object) =>
  ({
    status: 'scheduled',
    due_at: '2026-03-01T12:00:00.000Z',
    due_kind: 'line_up',
    naming: null,
    settings: { check_in_members: 1 },
    sides: { a: side(true), b: side(false) },
    ...change,
  }) as unknown as BattleState;
const naming = {
  locked: [{ side: 'b' }],
  plan: { seats: { a: { kind: 'named' }, b: { kind: 'named' } } },
};

test.each([
  ['who has no line-up', {}, ['b']],
  ['who has not checked in', { status: 'check_in', sides: { a: side(true), b: side(true, ['x']) } }, ['a']],
  ['who has to name a player', { status: 'playing', due_kind: 'ace', naming }, ['a']],
  ['nobody while boards are played', { status: 'playing', due_at: null }, []],
  ['nobody until the check-in opens', { due_kind: 'check_in_opening', sides: { a: side(true), b: side(true) } }, []],
  ['nobody during a pause', { status: 'paused', due_at: null }, []],
])('%s', (_who, change, sides) => {
  expect(awaitedSides(stateOf(change))).toEqual(sides);
});
