import type { Trx } from '@pailei/db/tx';

/** The account's links that were sent to this address open nothing any more. */
export async function invalidateLinksTo(trx: Trx, accountId: string, emailKey: string, now: string): Promise<void> {
  await voidVerifications(trx, accountId, emailKey, now);
  await voidResetsTo(trx, accountId, emailKey, now);
}

/** No link to a new password of the account works any more. */
export async function invalidatePasswordLinks(trx: Trx, accountId: string, now: string): Promise<void> {
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

async function voidVerifications(trx: Trx, accountId: string, emailKey: string, now: string): Promise<void> {
  await trx
    .updateTable('email_verification')
    .set({ voided_at: now })
    .where('account_id', '=', accountId)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

async function voidResetsTo(trx: Trx, accountId: string, emailKey: string, now: string): Promise<void> {
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .execute();
}
