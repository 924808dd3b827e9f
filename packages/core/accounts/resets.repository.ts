import type { Db } from '@pailei/db/client';
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

/** Requests whose job was lost. */
export function findOverdueResets(db: Db, before: string, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('password_reset')
    .select('id')
    .where('token_hash', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
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

export type Issued = { account_id: string; token_hash: string; expires_at: string };

export async function issueReset(trx: Trx, id: string, issued: Issued): Promise<void> {
  await trx.updateTable('password_reset').set(issued).where('id', '=', id).where('token_hash', 'is', null).execute();
}

export async function dropReset(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('password_reset').where('id', '=', id).where('token_hash', 'is', null).execute();
}

/** One more link for a request that several accounts answer to. */
export async function insertIssuedReset(trx: Trx, row: Issued & { id: string; email_key: string }): Promise<void> {
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
export async function spendReset(trx: Trx, tokenHash: string, now: string): Promise<string | undefined> {
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

/** No other link of the account works any more. */
export async function voidResets(trx: Trx, accountId: string, now: string): Promise<void> {
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** The account's links that were sent to this address open nothing any more. */
export async function voidResetsTo(trx: Trx, accountId: string, emailKey: string, now: string): Promise<void> {
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .execute();
}

/** How long requests are kept: as long as the mails they led to. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function trimResets(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('password_reset').where('created_at', '<', before).execute();
}
