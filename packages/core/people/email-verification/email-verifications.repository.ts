import type { Db } from '@pailei/db/client';
import type { EmailVerificationRow } from '@pailei/db/schema/account-security';
import type { Trx } from '@pailei/db/tx';
import type { Insertable } from 'kysely';
import type { Database } from '@pailei/db/database';

type NewVerification = Pick<
  Insertable<Database['email_verification']>,
  'id' | 'account_id' | 'email' | 'email_key' | 'created_at'
>;

export async function insertVerification(trx: Trx, row: NewVerification): Promise<void> {
  await trx.insertInto('email_verification').values(row).execute();
}

/** A request that the worker has not answered yet. */
export function findWaitingVerification(db: Db, id: string): Promise<EmailVerificationRow | undefined> {
  return db
    .selectFrom('email_verification')
    .selectAll()
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
}

/** When and for which address an account asked since then, the newest first. */
export function verificationsSince(
  db: Db,
  accountId: string,
  since: string,
): Promise<Pick<EmailVerificationRow, 'email_key' | 'created_at'>[]> {
  return db
    .selectFrom('email_verification')
    .select(['email_key', 'created_at'])
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type VerificationAnswer = { answered_at: string; token_hash?: string; expires_at?: string };

/** False when it was answered meanwhile. */
export async function answerVerification(trx: Trx, id: string, answer: VerificationAnswer): Promise<boolean> {
  const result = await trx
    .updateTable('email_verification')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether the account has asked for this address before. */
export async function hasEarlierRequest(db: Db, { id, account_id, email_key }: EmailVerificationRow): Promise<boolean> {
  const row = await db
    .selectFrom('email_verification')
    .select('id')
    .where('account_id', '=', account_id)
    .where('email_key', '=', email_key)
    .where('answered_at', 'is not', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

export function findVerification(db: Db, tokenHash: string): Promise<EmailVerificationRow | undefined> {
  return db.selectFrom('email_verification').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The address is verified: none of the account's links for it has anything left to do. */
export async function consumeVerifications(trx: Trx, accountId: string, emailKey: string, now: string): Promise<void> {
  await trx
    .updateTable('email_verification')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}
