import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

export async function insertReset(trx: Trx, reset: { id: string; email_key: string }): Promise<void> {
  await trx.insertInto('password_reset').values(reset).execute();
}

/** A request that nobody has answered yet. */
export function findWaitingReset(db: Db, id: string): Promise<{ id: string; email_key: string } | undefined> {
  return db
    .selectFrom('password_reset')
    .select(['id', 'email_key'])
    .where('id', '=', id)
    .where('token_hash', 'is', null)
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

/** False when it was answered meanwhile. */
export async function issueReset(trx: Trx, id: string, issued: Issued): Promise<boolean> {
  const result = await trx
    .updateTable('password_reset')
    .set(issued)
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function dropReset(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('password_reset').where('id', '=', id).where('token_hash', 'is', null).execute();
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

/** Of any number at once, one gets true. */
export async function spendReset(trx: Trx, tokenHash: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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

/** How long requests are kept: as long as the mails they led to. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function trimResets(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('password_reset').where('created_at', '<', before).execute();
}
