import { isBoardAwaited, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';

import { formatView } from '../../formats/format-views.ts';

/** Places of boards that a console shows side by side. */
const MOST = 7;

/** A place among the boards: one that was opened, or one that comes. */
export type BoardPlace = { readonly number: number; readonly board: Board | null };

/**
 * The boards that a console shows, in their order: all of a battle that is played at once; of a longer one those that run, the last
 * ones before them, and the one that comes.
 */
export function shownBoards(state: BattleState): readonly BoardPlace[] {
  const boards = standingBoards(state);
  const places = boards.map((board): BoardPlace => ({ number: board.number, board }));
  const coming = comingPlaces(state, boards);
  const running = boards.filter(isBoardAwaited).length;
  const most = Math.max(MOST, running);
  return [...places, ...coming].slice(-most);
}

function comingPlaces({ naming, settings, result }: BattleState, boards: readonly Board[]): readonly BoardPlace[] {
  if (result !== null) return [];
  if (naming) return [{ number: naming.board_number, board: null }];
  if (formatView({ settings }).stage !== 'boards' || boards.length > 0) return [];
  const count = Math.min(MOST, settings.format.size);
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, board: null }));
}
