import { SERIES_OVER_STATUSES } from '@pailei/domain/series/series-over';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import { findSeatedMatches } from './match-seats.repository.ts';
import type { SeatedMatch } from './match-seats.ts';

export function findMatch(db: Db | Trx, id: string): Promise<SeatedMatch | undefined> {
  return findSeatedMatches(db).where('match.id', '=', id).executeTakeFirst();
}

/** Matches that wait for a referee, the longest waiting first. */
export function findMatchesWithCases(trx: Trx, limit: number): Promise<SeatedMatch[]> {
  return findSeatedMatches(trx)
    .where('match.case_since', 'is not', null)
    .where('match.withdrawn_at', 'is', null)
    .orderBy('match.case_since')
    .orderBy('match.id')
    .limit(limit)
    .execute();
}

/** Of rows of `match`: whether it is still to be played on. With the statuses as literals, as the partial index has them. */
export const isOpenMatch: RawBuilder<boolean> = sql<boolean>`match.status not in (${sql.join(SERIES_OVER_STATUSES.map((status) => sql.lit(status)))})`;

export function findOpenMatchesOfTournament(db: Db | Trx, tournamentId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where(isOpenMatch)
    .orderBy('id')
    .execute();
}

/** All open matches that an account plays in, wherever: what is due first, first. */
export function findOpenMatchesOfAccount(
  db: Db | Trx,
  accountId: string,
): Promise<Pick<MatchRow, 'id' | 'tournament_id' | 'battle_id'>[]> {
  return db
    .selectFrom('match_seat')
    .innerJoin('match', 'match.id', 'match_seat.match_id')
    .select(['match.id', 'match.tournament_id', 'match.battle_id'])
    .where('match_seat.account_id', '=', accountId)
    .where('match_seat.role', '=', 'player')
    .where('match_seat.is_acting', '=', true)
    .where(isOpenMatch)
    .orderBy('match.due_at', (order) => order.asc().nullsLast())
    .orderBy('match.id')
    .execute();
}

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
