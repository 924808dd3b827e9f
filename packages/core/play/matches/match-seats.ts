import type { OpenMatch } from '@pailei/contracts/features/personal.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Side } from '@pailei/domain/series/sides';
import type { Actor } from '@pailei/live/registry';
import type { MatchRow, MatchSeatRow } from '@pailei/db/schema/matches';

/** `is_acting` false: in a relay another player of the side acts now. */
export type MatchSeat = Pick<MatchSeatRow, 'side' | 'account_id' | 'role'> & { readonly is_acting?: boolean };
/** A member of one of the two teams of a board, as they are now; those who lead it read its side of the board. */
export type BoardMember = { readonly side: Side; readonly account_id: string; readonly leads: boolean };

export type Seated = {
  readonly seats: readonly MatchSeat[];
  /** Of a board alone. */
  readonly members?: readonly BoardMember[];
};

/** A match with those who have a part in it. */
export type SeatedMatch = MatchRow & Seated;

const isActing = ({ role, is_acting }: MatchSeat) => role === 'player' && is_acting !== false;

/** The side that an account acts for, if it does. */
export function sideOf({ seats }: Seated, accountId: string | undefined): Side | undefined {
  return seats.find((seat) => seat.account_id === accountId && isActing(seat))?.side;
}

/** The side whose own view an account reads: its players and its advisers do, and the captains of a board's team. */
export function readableSideOf({ seats, members = [] }: Seated, accountId: string | undefined): Side | undefined {
  return [...seats, ...members.filter(({ leads }) => leads)].find(({ account_id }) => account_id === accountId)?.side;
}

/** Whether a match is an account's own: by a seat, or by the team that plays this board. */
export function isOwnMatch({ seats, members = [] }: Seated, accountId: string | undefined): boolean {
  return [...seats, ...members].some(({ account_id }) => account_id === accountId);
}

/** What its players' own topics call a match. */
export function openMatchOf({
  id,
  tournament_id,
  battle_id,
}: Pick<MatchRow, 'id' | 'tournament_id' | 'battle_id'>): OpenMatch {
  return { match_id: id, tournament_id, battle_id };
}

/** Everybody who acts in a match. */
export function allPlayers({ seats }: Seated): string[] {
  return seats.filter(isActing).map(({ account_id }) => account_id);
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

/** As whom somebody reads what only the two sides of a match and its referees may. */
export type MatchReader =
  | { readonly side: Side; readonly is_staff: false }
  | { readonly side: null; readonly is_staff: true };

/**
 * Whoever has a seat reads it as that; the staff read it besides, unless they have a part in the match without a seat: as members of
 * one of the two teams. `undefined`: it is not for them.
 */
export function matchReaderOf(match: Seated, actor: Actor | null): MatchReader | undefined {
  const seat = match.seats.find(({ account_id }) => account_id === actor?.user_id);
  if (seat) return { side: seat.side, is_staff: false };
  const isReferee = holdsRight('referee', actor) && !isOwnMatch(match, actor?.user_id);
  return isReferee ? { side: null, is_staff: true } : undefined;
}
