import type { BySide } from '../../series/sides.ts';
import { boardsWon, gamesWon, isBoardOver } from '../boards.ts';
import { bySide } from '../by-side.ts';
import type { BattleEndCause, Board } from '../types.ts';
import type { Verdict } from './format-rules.ts';

/** More wins; as many are a draw. */
export function moreWins(values: BySide<number>, cause: BattleEndCause): Verdict {
  if (values.a === values.b) return { result: 'draw', cause: 'tie' };
  return { result: values.a > values.b ? 'a' : 'b', cause };
}

export function wonBoards(boards: readonly Board[]): BySide<number> {
  return bySide((side) => boardsWon(boards, side));
}

export function wonGames(boards: readonly Board[]): BySide<number> {
  return bySide((side) => gamesWon(boards, side));
}

export function areAllOver(boards: readonly Board[], count: number): boolean {
  return boards.length === count && boards.every(isBoardOver);
}
