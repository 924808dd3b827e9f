import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type KeyScope = { account_id: string; route: string; key: string };

/** False while another transaction works under the same key. Held until the end of this one. */
export async function tryLockKey(trx: Trx, { account_id, route, key }: KeyScope): Promise<boolean> {
  const name = JSON.stringify(['idempotency', account_id, route, key]);
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_locked`.execute(trx);
  return rows[0]?.is_locked === true;
}

export function findKey(
  trx: Trx,
  { account_id, route, key }: KeyScope,
): Promise<{ body_hash: string; result: Record<string, string> } | undefined> {
  return trx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'result'])
    .where('account_id', '=', account_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertKey(
  trx: Trx,
  row: KeyScope & { body_hash: string; result: Record<string, string> },
): Promise<void> {
  await trx
    .insertInto('idempotency_key')
    .values({ ...row, result: JSON.stringify(row.result) })
    .execute();
}

const KEPT_MS = 24 * 3_600_000;

/** A key is good for a day: nobody repeats a call after that. */
export async function trimIdempotencyKeys(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
