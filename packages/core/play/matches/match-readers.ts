import { holdsRight } from '@pailei/domain/rights';
import type { Side } from '@pailei/domain/series';
import type { Actor } from '@pailei/live/registry';
import { isOwnMatch, type Seated } from './match-seats.ts';

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
