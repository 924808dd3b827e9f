import { standingBoards, type BattleFormatCode, type BattleState } from '@pailei/domain/battles';
import type { BySide } from '@pailei/domain/series';

const boards = ({ score }: BattleState): BySide<number> => score;

/** Of a battle that is one board: its games. */
const games = (state: BattleState): BySide<number> => standingBoards(state).at(-1)?.score ?? { a: 0, b: 0 };

const SCORES: Readonly<Record<BattleFormatCode, (state: BattleState) => BySide<number>>> = {
  boards,
  winner_stays: boards,
  relay: games,
  co_op: games,
  two_v_two: boards,
  scheveningen: boards,
  conquest_team: boards,
};

/** Whether the battle is one board, whose games are counted. */
export const countsGames = (state: BattleState): boolean => SCORES[state.settings.format.code] === games;

/** The running score as the format counts it: boards won, or games where the battle is one board. */
export const battleScore = (state: BattleState): BySide<number> => SCORES[state.settings.format.code](state);
