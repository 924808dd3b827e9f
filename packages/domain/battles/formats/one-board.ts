import type { BattleFormat, BattleFormatCode } from '../settings.ts';

/** Apart from the other terms: it is all that overlays ask of them. */
const IS_ONE_BOARD: Readonly<Record<BattleFormatCode, boolean>> = {
  boards: false,
  winner_stays: false,
  relay: true,
  co_op: true,
  two_v_two: false,
  scheveningen: false,
  conquest_team: false,
};

/** Whether one match is the battle, so that its games are the battle's score. */
export const isOneBoard = ({ code }: Pick<BattleFormat, 'code'>): boolean => IS_ONE_BOARD[code];
