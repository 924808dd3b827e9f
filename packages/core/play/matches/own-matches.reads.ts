import type { Trx } from '@pailei/db/tx';
import { findSeatedMatches } from './match-seats.repository.ts';
import type { SeatedMatch } from './match-seats.ts';
import { isOpenMatch } from './find-matches.ts';

/** Matches in which an account acts, or has acted. */
const matchesOfPlayer = (trx: Trx, accountId: string) =>
  findSeatedMatches(trx)
    .innerJoin('match_seat', 'match_seat.match_id', 'match.id')
    .where('match_seat.account_id', '=', accountId)
    .where('match_seat.role', '=', 'player');

/** Open matches that an account plays in now, what is due first, first. */
export function findOpenOwnMatches(trx: Trx, accountId: string, limit: number): Promise<SeatedMatch[]> {
  return matchesOfPlayer(trx, accountId)
    .where('match_seat.is_acting', '=', true)
    .where(isOpenMatch)
    .orderBy('match.due_at', (order) => order.asc().nullsLast())
    .orderBy('match.id')
    .limit(limit)
    .execute();
}

/** The last matches that an account has played to their end, the newest first. */
export function findEndedOwnMatches(trx: Trx, accountId: string, limit: number): Promise<SeatedMatch[]> {
  return matchesOfPlayer(trx, accountId)
    .where('match.finished_at', 'is not', null)
    .where('match.status', '!=', 'cancelled')
    .where('match.withdrawn_at', 'is', null)
    .orderBy('match.finished_at', 'desc')
    .orderBy('match.id', 'desc')
    .limit(limit)
    .execute();
}
