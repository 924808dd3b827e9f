import { describe, expect, test } from 'vitest';
import { mayCallReferee } from './referee-call.ts';
import type { BattleState, Board } from './types.ts';

const board = (number: number, account_id: string, status: Board['status'] = 'playing') => ({
  number,
  status,
  seats: [{ account_id, name: '青锋', side: 'a', role: 'player', from_game: 1, to_game: null }],
});
const STATE = { boards: [board(1, 'one'), board(2, 'two'), board(3, 'three', 'withdrawn')] } as unknown as BattleState;

describe('a referee may be called', () => {
  test.each([
    ['by who leads the side, about any board', { account_id: 'captain', leads: true, board_number: 2 }, true],
    ['by who leads the side, before a board opens', { account_id: 'captain', leads: true, board_number: null }, true],
    ['by who sits on the board', { account_id: 'two', leads: false, board_number: 2 }, true],
    ['by who sits on some board, about none', { account_id: 'two', leads: false, board_number: null }, true],
    ['not by who sits on another board', { account_id: 'two', leads: false, board_number: 1 }, false],
    ['not by who sits nowhere', { account_id: 'four', leads: false, board_number: null }, false],
    ['not by who sat on a board that counts no more', { account_id: 'three', leads: false, board_number: null }, false],
  ])('%s', (_who, caller, may) => {
    expect(mayCallReferee(STATE, caller)).toBe(may);
  });
});
