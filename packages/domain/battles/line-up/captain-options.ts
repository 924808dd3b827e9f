import type { Side } from '../../series/types.ts';
import { isRotating } from '../formats/rules-of.ts';
import type { BattleState, Board, SeatPlan } from '../types.ts';
import type { LineUp, LineUpPlayer } from './types.ts';

export const sitsAt = ({ seats }: Board, side: Side, accountId: string): boolean =>
  seats.some((seat) => seat.side === side && seat.account_id === accountId);

export function boardsOf({ boards }: BattleState, side: Side, accountId: string): readonly Board[] {
  return boards.filter((board) => board.status !== 'withdrawn' && sitsAt(board, side, accountId));
}

/**
 * Whom a captain may name, in the order of the line-up: the first is the system's choice. Those who may not play any more (`out`)
 * are left out; where nobody else is left, the board is lost with one of them.
 */
export function nameablePlayers(
  { players, bench }: LineUp,
  seat: SeatPlan & { readonly kind: 'named' },
  out: readonly string[],
): readonly LineUpPlayer[] {
  const all = seat.from === 'team' ? [...players, ...bench] : players;
  const free = all.filter(({ account_id }) => !seat.without.includes(account_id));
  const able = free.filter(({ account_id }) => !out.includes(account_id));
  return able.length > 0 ? able : free.slice(0, 1);
}

/** Whether somebody has had a board, so that a captain can't replace them any more. In a relay all of them share the only one. */
export function hasHadBoard(state: BattleState, side: Side, accountId: string): boolean {
  return isRotating(state) ? state.boards.length > 0 : boardsOf(state, side, accountId).length > 0;
}

/** Who may leave the line-up, and who may come in for them. */
export type SubstitutionOptions = {
  readonly leaving: readonly LineUpPlayer[];
  readonly coming: readonly LineUpPlayer[];
};

/**
 * What a captain can choose from for the one substitution of a side; null where there is none to make. `named`: whom the side has
 * named, hidden, for the board that comes.
 */
export function substitutionOptions(
  state: BattleState,
  side: Side,
  { lineUp, named }: { readonly lineUp: LineUp; readonly named: string | null },
): SubstitutionOptions | null {
  const { substituted, out } = state.sides[side];
  if (substituted) return null;
  const isFree = ({ account_id }: LineUpPlayer) => account_id !== named && !hasHadBoard(state, side, account_id);
  const leaving = lineUp.players.filter(isFree);
  const coming = lineUp.bench.filter(({ account_id }) => !out.includes(account_id));
  return leaving.length > 0 && coming.length > 0 ? { leaving, coming } : null;
}
