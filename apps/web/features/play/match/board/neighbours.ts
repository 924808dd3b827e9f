import { standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';

type PlayedBoard = Board & { readonly match_id: string };

const isPlayed = (board: Board): board is PlayedBoard => board.match_id !== null;

/** The boards on either side of that of a match, by number; those that nobody played are passed over. */
export function neighbours(
  state: BattleState,
  matchId: string,
): { before: PlayedBoard | null; after: PlayedBoard | null } {
  const boards = standingBoards(state).filter(isPlayed);
  const place = boards.findIndex((board) => board.match_id === matchId);
  if (place < 0) return { before: null, after: null };
  return { before: boards[place - 1] ?? null, after: boards[place + 1] ?? null };
}
