import { NO_SHOW_WINDOW_DAYS } from '@pailei/domain/no-shows/no-shows';
import type { Db } from '@pailei/db/client';
import { insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import type { NoShowRow } from '@pailei/db/schema/no-shows';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type NewNoShow = Pick<NoShowRow, 'match_id' | 'account_id' | 'tournament_id' | 'participant_id' | 'at'>;

export async function insertNoShows(trx: Trx, rows: readonly NewNoShow[]): Promise<void> {
  if (isNonEmpty(rows)) await sql`${insertionOf('no_show', rows)} on conflict do nothing`.execute(trx);
}

/** Of a match whose result is another one now; whose they were. */
export function deleteNoShows(trx: Trx, matchId: string): Promise<Pick<NoShowRow, 'account_id'>[]> {
  return trx.deleteFrom('no_show').where('match_id', '=', matchId).returning('account_id').execute();
}

/** Those that still stand: a match that was taken back counts nowhere. */
export const standing = (db: Db | Trx) =>
  db.selectFrom('no_show').innerJoin('match', 'match.id', 'no_show.match_id').where('match.withdrawn_at', 'is', null);

export function listNoShows(db: Db | Trx, accountId: string, limit: number) {
  return standing(db)
    .selectAll('no_show')
    .select('match.info')
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('match_id')
    .limit(limit)
    .execute();
}

/** Of each account: the moments that may count in a cool-down now. Its longest is as long as its window. */
export async function findMoments(
  db: Db | Trx,
  accountIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (accountIds.length === 0) return new Map();
  const oldest = new Date(Date.parse(now) - 2 * NO_SHOW_WINDOW_DAYS * 24 * 3_600_000).toISOString();
  const rows = await standing(db)
    .select(['account_id', 'at'])
    .where('account_id', 'in', [...accountIds])
    .where('forgiven_at', 'is', null)
    .where('at', '>=', oldest)
    .execute();
  const moments = new Map<string, string[]>();
  for (const { account_id, at } of rows) moments.set(account_id, [...(moments.get(account_id) ?? []), at]);
  return moments;
}

export function lockNoShow(trx: Trx, accountId: string, matchId: string): Promise<NoShowRow | undefined> {
  return trx
    .selectFrom('no_show')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
}

type Forgiveness = { account_id: string; match_id: string; by: string; reason: string; now: string };

export async function forgiveNoShow(trx: Trx, { account_id, match_id, by, reason, now }: Forgiveness): Promise<void> {
  await trx
    .updateTable('no_show')
    .set({ forgiven_at: now, forgiven_by: by, forgiven_reason: reason })
    .where('account_id', '=', account_id)
    .where('match_id', '=', match_id)
    .execute();
}
