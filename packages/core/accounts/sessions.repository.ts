import type { SessionTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
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
