import type { Db } from '@pailei/db/client';
import type { SessionTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { Insertable } from 'kysely';

export async function insertSession(trx: Trx, row: Insertable<SessionTable>): Promise<void> {
  await trx.insertInto('session').values(row).execute();
}

/** False when the session had ended already. */
export async function revokeSession(trx: Trx, id: string, reason: string, now: string): Promise<boolean> {
  const result = await trx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Those of the sessions that may act at `now`, with the role their account has now. */
export function findActiveSessions(db: Db, ids: readonly string[], now: string): Promise<Actor[]> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id as user_id', 'session.id as session_id', 'account.role', 'account.username'])
    .where('session.id', 'in', ids)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where((eb) => eb.or([eb('account.suspended_until', 'is', null), eb('account.suspended_until', '<=', now)]))
    .execute();
}
