import { SIDES, type Side } from '../series/sides.ts';
import { isBoardRunning } from './boards.ts';
import { verdictOf } from './formats/rules-of.ts';
import type { BattleState } from './types.ts';

/** Whether a board that runs can end the battle: with one of its winners the rules have a verdict. */
export function isDecidingBoard(state: BattleState, number: number): boolean {
  const isRunning = state.boards.some((board) => board.number === number && isBoardRunning(board));
  return isRunning && SIDES.some((winner) => verdictOf(withWinner(state, number, winner)) !== null);
}

function withWinner(state: BattleState, number: number, winner: Side): BattleState {
  const boards = state.boards.map((board) =>
    board.number === number ? { ...board, status: 'finished' as const, winner } : board,
  );
  return { ...state, boards };
}
