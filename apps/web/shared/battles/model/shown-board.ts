import { isBoardOver, playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattlePlayer, BattleState, Board, SeatPlan } from '@pailei/domain/battles/types';
import type { BySide, Side } from '@pailei/domain/series/sides';

import { newestBoard } from './newest-board.ts';

/** Who stands in the ring, or is about to. */
export type Duel = {
  /** Null: nobody has been on a board yet, or the next one waits for a name. */
  readonly board: Board | null;
  readonly number: number;
  readonly players: BySide<BattlePlayer | null>;
};

/** The board in the ring; while a captain names somebody, the coming one as far as it is known. */
export function duelOf(state: BattleState): Duel {
  const { naming, sides } = state;
  if (naming) {
    const { a, b } = naming.plan.seats;
    return {
      board: null,
      number: naming.board_number,
      players: { a: plannedPlayer(state, 'a', a), b: plannedPlayer(state, 'b', b) },
    };
  }
  const board = newestBoard(state);
  if (board) return { board, number: board.number, players: { a: playerOf(board, 'a'), b: playerOf(board, 'b') } };
  const first = (side: Side) => sides[side].line_up.revealed[0] ?? null;
  return { board: null, number: 1, players: { a: first('a'), b: first('b') } };
}

function plannedPlayer(state: BattleState, side: Side, plan: SeatPlan): BattlePlayer | null {
  switch (plan.kind) {
    case 'player':
      return plan.player;
    case 'order':
      return state.sides[side].line_up.revealed[plan.index] ?? null;
    case 'named':
      return null;
    default:
      return plan satisfies never;
  }
}

/** Boards in a row that a player has won, up to the newest that is over. */
export function streakOf(state: BattleState, side: Side, accountId: string): number {
  const over = standingBoards(state).filter(isBoardOver);
  const isWon = (board: Board) => board.winner === side && playerOf(board, side)?.account_id === accountId;
  const firstNot = over.toReversed().findIndex((board) => !isWon(board));
  return firstNot < 0 ? over.length : firstNot;
}
