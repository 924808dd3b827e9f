import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import { insertMany } from '@pailei/db/insert-many';
import type { MatchRow, NewMatchSeat } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { BoardMember, MatchSeat, SeatedMatch } from './match-seats.ts';

const seats = sql<MatchSeat[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('side', side, 'account_id', account_id, 'role', role,
      'is_acting', is_acting)
    order by side, account_id), '[]')
  from match_seat where match_seat.match_id = match.id)`;

/** Of boards: the members of their teams. */
const members = sql<BoardMember[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('side', case team_id when a_team_id then 'a' else 'b' end,
    'account_id', account_id, 'leads', role <> 'member') order by account_id), '[]')
  from battle join team_member on team_id in (a_team_id, b_team_id) where battle.id = match.battle_id)`;

/** Matches with their seats, in one statement. */
export function findSeatedMatches(db: Db | Trx) {
  return db
    .selectFrom('match')
    .selectAll('match')
    .select([seats.as('seats'), members.as('members')]);
}

/**
 * Locked matches with their seats, which are read once the lock is there: a statement that waits for a row goes on with
 * what it saw of other tables before.
 */
export async function withSeats(trx: Trx, matches: readonly MatchRow[]): Promise<SeatedMatch[]> {
  if (matches.length === 0) return [];
  const rows = await trx
    .selectFrom('match_seat')
    .select(['match_id', 'side', 'account_id', 'role', 'is_acting'])
    .where((eb) => eb('match_id', '=', eb.fn.any(eb.val(matches.map(({ id }) => id)))))
    .orderBy('side')
    .orderBy('account_id')
    .execute();
  const byBattle = await findBoardMembers(trx, matches);
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.map((match) => {
    const found = byMatch.get(match.id) ?? [];
    const team = byBattle.get(match.battle_id ?? '') ?? [];
    return { ...match, members: team, seats: found.map(seatOf) };
  });
}

const seatOf = ({ side, account_id, role, is_acting }: MatchSeat): MatchSeat => ({
  side,
  account_id,
  role,
  ...(is_acting === false && { is_acting }),
});

/** By the id of their battle. */
async function findBoardMembers(trx: Trx, matches: readonly MatchRow[]): Promise<ReadonlyMap<string, BoardMember[]>> {
  const ids = [...new Set(matches.flatMap(({ battle_id }) => battle_id ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<BoardMember & { battle_id: string }>`
    select battle.id as battle_id, case team_id when a_team_id then 'a' else 'b' end as side, account_id,
      role <> 'member' as leads
    from battle join team_member on team_id in (a_team_id, b_team_id)
    where battle.id = any(${ids}) order by account_id`.execute(trx);
  return Map.groupBy(rows, ({ battle_id }) => battle_id);
}

export const insertSeats = (trx: Trx, rows: readonly NewMatchSeat[]): Promise<void> =>
  insertMany(trx, 'match_seat', rows);
