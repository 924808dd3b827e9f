import type { BattleState, Board } from '@pailei/domain/battles/types';
import { expect, test } from 'vitest';

import { possibleActions, playedBoards, restorableBoards } from './possible-rulings.ts';

const board = (number: number, change: Partial<Board> = {}) =>
  ({ number, status: 'finished', end_cause: 'score', match_id: `m${number}`, ...change }) as Board;

const stateOf = (change: Partial<BattleState>) =>
  ({
    status: 'playing',
    boards: [],
    due_at: null,
    end_cause: null,
    sides: { a: { line_up: { locked: true } }, b: { line_up: { locked: true } } },
    ...change,
  }) as unknown as BattleState;

test.each<[string, Partial<BattleState>, readonly string[]]>([
  [
    'before the line-ups',
    {
      status: 'scheduled',
      due_at: '2026-01-01T00:00:00.000Z',
      sides: { a: { line_up: { locked: false } }, b: { line_up: { locked: false } } } as BattleState['sides'],
    },
    ['pause', 'extend', 'penalty', 'forfeit_battle', 'cancel'],
  ],
  [
    'while boards are played',
    { boards: [board(1), board(2, { status: 'open', end_cause: null })] },
    ['pause', 'forfeit_board', 'correct_board', 'penalty', 'replace_player', 'forfeit_battle', 'cancel'],
  ],
  ['during a pause', { status: 'paused' }, ['resume', 'penalty', 'replace_player', 'forfeit_battle', 'cancel']],
  [
    'after the end',
    { status: 'finished', boards: [board(1), board(2, { status: 'forfeited', end_cause: 'ruling' })] },
    ['forfeit_board', 'restore_board', 'correct_board', 'penalty'],
  ],
  ['after a forfeit', { status: 'forfeited', end_cause: 'forfeit', boards: [board(1)] }, ['penalty', 'reopen']],
  ['of a team that is too short', { status: 'forfeited', end_cause: 'short_team' }, ['penalty']],
  ['after it was cancelled', { status: 'cancelled' }, []],
])('%s', (_when, change, actions) => {
  expect(possibleActions(stateOf(change))).toEqual(actions);
});

test('a board without a match is restored, but has no games to correct', () => {
  const state = stateOf({ boards: [board(1, { status: 'forfeited', end_cause: 'ruling', match_id: null })] });
  expect(restorableBoards(state).map(({ number }) => number)).toEqual([1]);
  expect(playedBoards(state)).toEqual([]);
});
