import { winsNeeded } from '../../series/settings.ts';
import type { BySide } from '../../series/sides.ts';
import { isBoardOver, standingBoards } from '../boards.ts';
import { bySide } from '../by-side.ts';
import type { BattleState, Board } from '../types.ts';
import type { Race, TieOutcome } from './format-rules.ts';
import { regularBoards } from './tie-break.ts';

const majority = (boardCount: number, won: number) => Math.floor(boardCount / 2) + 1 - won;

/** More than half of `count` boards, or as many wins for both. Once all are over, the board that breaks the tie decides. */
export function raceToMajority(state: BattleState, count: number, tie: TieOutcome | null): Race {
  const boards = regularBoards(standingBoards(state));
  const left = count - boards.filter(isBoardOver).length;
  const needed = bySide((side) => (left === 0 ? 1 : majority(count, state.score[side])));
  return { unit: 'boards', score: state.score, needed, left: left === 0 ? 1 : left, tie: left === 0 ? null : tie };
}

/** Boards until one side has all the wins that it needs. */
export function raceOfBoards({ score }: BattleState, needed: BySide<number>): Race {
  return { unit: 'boards', score, needed, left: null, tie: null };
}

/** A long series that is the battle. */
export function raceOfGames(state: BattleState): Race {
  const board: Board | undefined = standingBoards(state).at(-1);
  const score = board?.score ?? { a: 0, b: 0 };
  const needed = bySide((side) => winsNeeded(state.settings.series.best_of) - score[side]);
  return { unit: 'games', score, needed, left: null, tie: null };
}
