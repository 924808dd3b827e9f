import { boardsLost, isBoardOver, standingBoards } from '@pailei/domain/battles/boards';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { Side } from '@pailei/domain/series/sides';

import { battleScore } from './battle-score.ts';
import { lineUpSize } from './line-up-places.ts';

export const boardName = (number: number): string => `第 ${number} 台`;

const isPointless = ({ status }: BattleState): boolean => isBattleOver(status);

/** More than half of `boardCount`; the board that breaks a tie where all of them are over. */
export function needOfBoards(state: BattleState, side: Side, boardCount: number): string | null {
  if (isPointless(state)) return null;
  const regular = standingBoards(state).filter(({ kind }) => kind === 'regular');
  const isTied = regular.length === boardCount && regular.every(isBoardOver);
  const needed = isTied ? 1 : Math.floor(boardCount / 2) + 1 - state.score[side];
  return `还需 ${Math.max(1, needed)} 台`;
}

/** Each player has to win once. */
export function needOfPlayers(state: BattleState, side: Side): string | null {
  return isPointless(state) ? null : `还需 ${Math.max(0, lineUpSize(state, side) - state.score[side])} 台`;
}

export function needOfGames(state: BattleState, side: Side): string | null {
  if (isPointless(state)) return null;
  return `还需 ${Math.max(0, winsNeeded(state.settings.series.best_of) - battleScore(state)[side])} 局`;
}

/** Who has not fallen yet. */
export function playersLeft(state: BattleState, side: Side): string | null {
  const left = lineUpSize(state, side) - boardsLost(standingBoards(state), side);
  return `剩 ${Math.max(0, left)} 人`;
}
