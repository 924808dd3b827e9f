import { standingBoards } from '@pailei/domain/battles/boards';
import { isOneBoard } from '@pailei/domain/battles/formats/one-board';
import type { BattleState } from '@pailei/domain/battles/types';
import type { BySide } from '@pailei/domain/series/sides';

/** Whether the battle is one board, whose games are counted. */
export const countsGames = ({ settings }: BattleState): boolean => isOneBoard(settings.format);

/** The running score as the format counts it: boards won, or games where the battle is one board. */
export const battleScore = (state: BattleState): BySide<number> =>
  countsGames(state) ? (standingBoards(state).at(-1)?.score ?? { a: 0, b: 0 }) : state.score;
