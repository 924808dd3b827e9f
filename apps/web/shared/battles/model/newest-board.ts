import { isBoardAwaited, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';

/** The board that a page about one board at a time shows: the newest that runs, else the newest. */
export function newestBoard(state: BattleState): Board | null {
  const boards = standingBoards(state);
  return boards.findLast(isBoardAwaited) ?? boards.at(-1) ?? null;
}
