import type { TeamHistoryLine } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { TeamHistoryRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';

export type HistoryEntry = Omit<TeamHistoryRow, 'id' | 'reason'> & { reason?: string | null };

export async function recordHistory(trx: Trx, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('team_history')
    .values(entries.map((entry) => ({ ...entry, id: newId(), reason: entry.reason ?? null })))
    .execute();
}

type HistoryPage = { skip: number; limit: number };

/** The end of a team and its return are a line of each member, so that they can come back; shown is the captain's alone. */
const shownLines = (db: Db, teamId: string) =>
  db
    .selectFrom('team_history as line')
    .where('line.team_id', '=', teamId)
    .where((eb) => eb.or([eb('line.kind', 'not in', ['disbanded', 'restored']), eb('line.role', '=', 'captain')]));

/** Newest first, with the account that each line is about. */
export async function findHistory(db: Db, teamId: string, { skip, limit }: HistoryPage): Promise<TeamHistoryLine[]> {
  const rows = await shownLines(db, teamId)
    .innerJoin('account', 'account.id', 'line.account_id')
    .select(['line.id', 'line.kind', 'line.account_id', 'account.username', 'line.reason', 'line.at'])
    .orderBy('line.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(({ account_id, username, ...line }) => ({ ...line, player: { id: account_id, username } }));
}

export async function countHistory(db: Db, teamId: string): Promise<number> {
  const { count } = await shownLines(db, teamId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Who was in the team when it was disbanded, by role and seniority. */
export function findDisbandedMembers(trx: Trx, teamId: string, at: string): Promise<TeamHistoryRow[]> {
  return trx
    .selectFrom('team_history')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('kind', '=', 'disbanded')
    .where('at', '=', at)
    .orderBy('id')
    .execute();
}
