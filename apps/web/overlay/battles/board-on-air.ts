import { isBoardOver, isBoardRunning, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';

/** A board that is played or was: its match can be shown. */
type PlayedBoard = Board & { readonly match_id: string };

const isPlayed = (board: Board): board is PlayedBoard => board.match_id !== null;

/**
 * The board that an address without a number shows: the one that has run longest, so that it stays while others open beside it; where none
 * runs, the one that ended last. `pinned`: the board that the address names; null: none.
 */
export function boardOnAir(state: BattleState, pinned: number | null): PlayedBoard | null {
  const boards = standingBoards(state).filter(isPlayed);
  if (pinned !== null) return boards.find(({ number }) => number === pinned) ?? null;
  const [longest] = boards.filter(isBoardRunning).toSorted((x, y) => x.opened_at.localeCompare(y.opened_at));
  return longest ?? lastEnded(boards);
}

function lastEnded(boards: readonly PlayedBoard[]): PlayedBoard | null {
  const over = boards.filter(isBoardOver);
  return over.toSorted((x, y) => (x.ended_at ?? '').localeCompare(y.ended_at ?? '')).at(-1) ?? null;
}

/** Whether the board of a match shows a result, which is left on screen for a while before the next one comes. */
export function showsResult(state: BattleState, matchId: string): boolean {
  return standingBoards(state).some((board) => board.match_id === matchId && isBoardOver(board));
}
