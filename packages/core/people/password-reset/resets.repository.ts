import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';

export async function insertReset(trx: Trx, reset: { id: string; email_key: string }): Promise<void> {
  await trx.insertInto('password_reset').values(reset).execute();
}

/** A request that nobody has answered yet, for one worker at a time. */
export function lockWaitingReset(trx: Trx, id: string): Promise<{ id: string; email_key: string } | undefined> {
  return trx
    .selectFrom('password_reset')
    .select(['id', 'email_key'])
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function countResetsSince(trx: Trx, accountId: string, since: string): Promise<number> {
  const { count } = await trx
    .selectFrom('password_reset')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export type IssuedReset = { account_id: string; token_hash: string; expires_at: string };

export async function issueReset(trx: Trx, id: string, issued: IssuedReset): Promise<void> {
  await trx.updateTable('password_reset').set(issued).where('id', '=', id).where('token_hash', 'is', null).execute();
}

export async function dropReset(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('password_reset').where('id', '=', id).where('token_hash', 'is', null).execute();
}

/** One more link for a request that several accounts answer to. */
export async function insertIssuedReset(trx: Trx, row: IssuedReset & { id: string; email_key: string }): Promise<void> {
  await trx.insertInto('password_reset').values(row).execute();
}

/** Whose token this is, while it may be used. */
export async function findResetAccount(db: Db, tokenHash: string, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id ?? undefined;
}

/** The address that the link was sent to; of any number at once, one gets it. */
export async function consumeReset(trx: Trx, tokenHash: string, now: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key;
}

/** Accounts that say this address is theirs, the oldest first. */
export function findClaimants(db: Db, emailKey: string, limit: number): Promise<AccountRow[]> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('email_verified_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}
