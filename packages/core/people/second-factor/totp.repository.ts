import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountTotpRow } from '@pailei/db/schema/account-security';
import type { Trx } from '@pailei/db/tx';

export function findTotp(db: Db, accountId: string): Promise<AccountTotpRow | undefined> {
  return db.selectFrom('account_totp').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** A new secret that is not asked for yet. One that was confirmed stays: false. */
export async function savePendingTotp(trx: Trx, accountId: string, secret: string): Promise<boolean> {
  const result = await trx
    .insertInto('account_totp')
    .values({ account_id: accountId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('account_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when the secret is another one by now, or is confirmed already. */
export async function confirmTotp(trx: Trx, row: AccountTotpRow, step: number, now: string): Promise<boolean> {
  const result = await trx
    .updateTable('account_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', row.account_id)
    .where('secret', '=', row.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False when this step, or a later one, has been used. */
export async function consumeTotpStep(trx: Trx, accountId: string, step: number): Promise<boolean> {
  const result = await trx
    .updateTable('account_totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function removeTotp(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('account_totp').where('account_id', '=', accountId).execute();
}

export function unusedRecoveryCodes(db: Db, accountId: string): Promise<{ id: string; code_hash: string }[]> {
  return db
    .selectFrom('recovery_code')
    .select(['id', 'code_hash'])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function consumeRecoveryCode(trx: Trx, id: string, now: string): Promise<boolean> {
  const result = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The new set takes the place of the old one. */
export async function replaceRecoveryCodes(trx: Trx, accountId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ id: newId(), account_id: accountId, code_hash })))
    .execute();
}
