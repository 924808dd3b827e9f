import type { Trx } from '@pailei/db/tx';

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
