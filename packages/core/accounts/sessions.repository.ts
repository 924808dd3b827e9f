import type { Db } from '@pailei/db/client';
import type { SessionRow, SessionTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
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

export type Revocation = {
  /** Kept with the sessions: `password_changed`, `suspended`, `role_changed`. */
  reason: string;
  /** This one goes on. */
  exceptSessionId?: string;
  /** ISO, UTC. */
  now: string;
};

/**
 * Ends every session of an account and returns their ids. Sockets are closed and other processes refuse them within 3 s;
 * the calling process does so at once when it hands the ids to `sessions.forget`.
 */
export async function revokeAllSessions(trx: Trx, accountId: string, revocation: Revocation): Promise<string[]> {
  const { reason, exceptSessionId, now } = revocation;
  const active = trx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  const ending = exceptSessionId === undefined ? active : active.where('id', '<>', exceptSessionId);
  const rows = await ending.returning('id').execute();
  return rows.map((row) => row.id);
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

/** Writes when sessions were used. One statement; what another process has written within the minute stays. */
export async function markSeen(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update session set last_seen_at = now()
    where id = any(${[...ids]}::uuid[]) and last_seen_at < now() - interval '50 seconds'`.execute(db);
}
