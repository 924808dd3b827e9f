import type { Db } from '@pailei/db/client';
import type { SessionRow, SessionTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { sql, type Insertable } from 'kysely';

export async function insertSession(trx: Trx, row: Insertable<SessionTable>): Promise<void> {
  await trx.insertInto('session').values(row).execute();
}

/** The sessions of an account that may act now, the newest use first. */
export function sessionsOf(db: Db, accountId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of an account; false when it has none of this id. */
export async function revokeSessionOf(trx: Trx, accountId: string, id: string, now: string): Promise<boolean> {
  const result = await trx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: 'ended_by_owner' })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
