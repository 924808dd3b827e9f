import { isBoardAwaited, isBoardOver, playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattlePlayer, BattleState, Board } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

/** A place of a line-up as everybody may know it. */
export type LineUpPlace = {
  /** From 0. */
  readonly index: number;
  /** Null: still hidden. */
  readonly player: BattlePlayer | null;
  /** On a board that runs, or that is about to; of a relay, in the present turn. */
  readonly isOnBoard: boolean;
  readonly won: number;
  readonly lost: number;
  /** How the last board went; null before it. Both sides may lose one. */
  readonly last: 'won' | 'lost' | null;
  /** May not play here any more. */
  readonly isOut: boolean;
};

/** Whether somebody sits on a side of a board, also for some of its games only. */
export function playsOn({ seats }: Pick<Board, 'seats'>, side: Side, accountId: string): boolean {
  return seats.some((seat) => seat.side === side && seat.role === 'player' && seat.account_id === accountId);
}

/** Those of the line-up that are known, in order: as it was revealed, then as they came to a board. */
export function knownPlayers(state: BattleState, side: Side): readonly BattlePlayer[] {
  const players = new Map<string, BattlePlayer>();
  const { revealed } = state.sides[side].line_up;
  const seats = standingBoards(state).flatMap((board) => board.seats);
  const seated = seats.filter((seat) => seat.side === side && seat.role === 'player');
  for (const { account_id, name } of [...revealed, ...seated]) {
    if (!players.has(account_id)) players.set(account_id, { account_id, name });
  }
  return [...players.values()];
}

/** How many places a side's line-up has: as many as play, until its own number is known. */
export function lineUpSize(state: BattleState, side: Side): number {
  return state.sides[side].line_up.size ?? state.settings.format.size;
}

/** Every place of a side, those that are hidden included. A substitute from the bench may be one more. */
export function lineUpPlaces(state: BattleState, side: Side): readonly LineUpPlace[] {
  const known = knownPlayers(state, side);
  const count = Math.max(known.length, lineUpSize(state, side));
  return Array.from({ length: count }, (_, index) => placeOf(state, side, index, known[index] ?? null));
}

function placeOf(state: BattleState, side: Side, index: number, player: BattlePlayer | null): LineUpPlace {
  if (player === null) return { index, player, isOnBoard: false, won: 0, lost: 0, last: null, isOut: false };
  const own = standingBoards(state).filter((board) => playsOn(board, side, player.account_id));
  const over = own.filter(isBoardOver);
  const won = over.filter((board) => board.winner === side).length;
  const last = over.at(-1);
  return {
    index,
    player,
    isOnBoard: own.some((board) => isBoardAwaited(board) && playerOf(board, side)?.account_id === player.account_id),
    won,
    lost: over.length - won,
    last: last ? (last.winner === side ? 'won' : 'lost') : null,
    isOut: state.sides[side].out.includes(player.account_id),
  };
}
