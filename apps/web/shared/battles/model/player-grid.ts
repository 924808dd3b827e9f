import { isBoardOver, standingBoards } from '@pailei/domain/battles/boards';
import type { BattlePlayer, BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';

import { lineUpPlaces, playsOn, type LineUpPlace } from './line-up-places.ts';

export type PlayerGridRow = { readonly place: LineUpPlace; readonly cells: readonly (readonly Board[])[] };

/** Rows are the players of a, columns those of b; a cell holds the boards on which they met. */
export type PlayerGridModel = { readonly columns: readonly LineUpPlace[]; readonly rows: readonly PlayerGridRow[] };

export function playerGrid(state: BattleState): PlayerGridModel {
  const boards = standingBoards(state).filter(({ status }) => status !== 'not_played');
  const columns = lineUpPlaces(state, 'b');
  const rows = lineUpPlaces(state, 'a').map((place) => ({
    place,
    cells: columns.map((column) => boards.filter((board) => areOn(board, place.player, column.player))),
  }));
  return { columns, rows };
}

function areOn(board: Board, a: BattlePlayer | null, b: BattlePlayer | null): boolean {
  const [inA, inB] = SIDES.map((side) => {
    const player = side === 'a' ? a : b;
    return player !== null && playsOn(board, side, player.account_id);
  });
  return inA === true && inB === true;
}

/** `won` and `lost` from the row's side. */
export function cellState(board: Board): 'won' | 'lost' | 'open' | 'both_lost' {
  if (!isBoardOver(board)) return 'open';
  if (board.winner === null) return 'both_lost';
  return board.winner === 'a' ? 'won' : 'lost';
}
