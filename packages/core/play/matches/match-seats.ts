import type { Side } from '@pailei/domain/series';
import type { MatchRow, MatchSeatRow } from '@pailei/db/schema/matches';

export type MatchSeat = Pick<MatchSeatRow, 'side' | 'account_id' | 'role'>;
export type Seated = { readonly seats: readonly MatchSeat[] };

/** A match with those who have a part in it. */
export type SeatedMatch = MatchRow & Seated;

/** The side that an account acts for, if it does. */
export function sideOf({ seats }: Seated, accountId: string | undefined): Side | undefined {
  return seats.find(({ account_id, role }) => account_id === accountId && role === 'player')?.side;
}

/** The side whose own view an account reads: its players and its advisers do. */
export function readableSideOf({ seats }: Seated, accountId: string | undefined): Side | undefined {
  return seats.find(({ account_id }) => account_id === accountId)?.side;
}

/** Everybody who acts in a match. */
export function allPlayers({ seats }: Seated): string[] {
  return seats.filter(({ role }) => role === 'player').map(({ account_id }) => account_id);
}

export function playersOf({ seats }: Seated, side: Side): string[] {
  return allPlayers({ seats: seats.filter((seat) => seat.side === side) });
}

/** Whom pages name as the player of a side. */
export function playerOf(match: Seated & Pick<MatchRow, 'id'>, side: Side): string {
  const [first] = playersOf(match, side);
  if (first === undefined) throw new Error(`nobody plays side ${side} of match ${match.id}`);
  return first;
}
