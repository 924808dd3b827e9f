import { isBoardOver, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { playsOn } from '../../../../../shared/battles/model/line-up-places.ts';

/** How somebody has done in this battle so far: `第 4 台胜`, `第 2 台负、第 6 台胜`, `未上场`. */
export function playerRecord(state: BattleState, side: Side, accountId: string): string {
  const own = standingBoards(state).filter((board) => playsOn(board, side, accountId));
  if (own.length === 0) return '未上场';
  return own
    .map((board) => {
      if (!isBoardOver(board)) return `正在第 ${board.number} 台`;
      return `第 ${board.number} 台${board.winner === side ? '胜' : '负'}`;
    })
    .join('、');
}
