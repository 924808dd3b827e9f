import type { Trx } from '@pailei/db/tx';

export async function setPasswordHash(trx: Trx, id: string, password_hash: string, now: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash, updated_at: now }).where('id', '=', id).execute();
}
