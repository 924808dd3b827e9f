import { invalidBoards } from '../formats/rules-of.ts';
import type { BattleState } from '../types.ts';
import type { Turn } from './turn.ts';

/** Takes back the boards that can't stand any more since board `number` is not what it was `before`. */
export function withdrawInvalid(turn: Turn, before: BattleState, number: number): void {
  for (const board of invalidBoards(before, turn.state, number)) {
    turn.emit('board_withdrawn', { board_number: board.number, cause: number });
  }
}
