import { isBoardOver } from '../boards.ts';
import type { Board } from '../types.ts';
import type { Verdict } from './format-rules.ts';
import { areAllOver } from './verdicts.ts';

/** The board that is played when the regular ones are tied: an ace, a decider. */
type TieBreaker = 'ace' | 'decider';

export function regularBoards(boards: readonly Board[]): readonly Board[] {
  return boards.filter(({ kind }) => kind === 'regular');
}

/** All `count` regular boards are over, and nobody has won by them. */
export function isTied(boards: readonly Board[], count: number, verdict: Verdict | null): boolean {
  return areAllOver(regularBoards(boards), count) && verdict === null;
}

/** By the board that breaks the tie. Where both lose it, the tie stays. */
export function tieBreakVerdict(boards: readonly Board[], kind: TieBreaker): Verdict | null {
  const board = boards.find((one) => one.kind === kind);
  if (!board || !isBoardOver(board)) return null;
  return board.winner ? { result: board.winner, cause: kind } : { result: 'draw', cause: 'tie' };
}
