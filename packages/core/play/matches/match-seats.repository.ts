import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { MatchRow, MatchSeatTable } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { MatchSeat, SeatedMatch } from './match-seats.ts';

const seats = sql<MatchSeat[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('side', side, 'account_id', account_id, 'role', role)
    order by side, account_id), '[]')
  from match_seat where match_seat.match_id = match.id)`;

/** Matches with their seats, in one statement. */
export function findSeatedMatches(db: Db | Trx) {
  return db.selectFrom('match').selectAll('match').select(seats.as('seats'));
}

/**
 * Locked matches with their seats, which are read once the lock is there: a statement that waits for a row goes on with
 * what it saw of other tables before.
 */
export async function withSeats(trx: Trx, matches: readonly MatchRow[]): Promise<SeatedMatch[]> {
  if (matches.length === 0) return [];
  const rows = await trx
    .selectFrom('match_seat')
    .select(['match_id', 'side', 'account_id', 'role'])
    .where((eb) => eb('match_id', '=', eb.fn.any(eb.val(matches.map(({ id }) => id)))))
    .orderBy('side')
    .orderBy('account_id')
    .execute();
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.map((match) => {
    const found = byMatch.get(match.id) ?? [];
    return { ...match, seats: found.map(({ side, account_id, role }) => ({ side, account_id, role })) };
  });
}

export async function insertSeats(trx: Trx, rows: readonly MatchSeatTable[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('match_seat')
      .values([...rows])
      .execute();
}
