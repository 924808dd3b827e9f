import { insertMany } from '@pailei/db/insert-many';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type KeyScope = { account_id: string; route: string; key: string };

export type KeyRow = KeyScope & { body_hash: string; result: Record<string, string> };

/** Which of the keys no other transaction works under; held until the end of this one. Scopes are matched by their position. */
export async function tryLockKeys(trx: Trx, scopes: readonly KeyScope[]): Promise<boolean[]> {
  const names = scopes.map(({ account_id, route, key }) => JSON.stringify(['idempotency', account_id, route, key]));
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(name, 0)) as is_locked
    from unnest(${names}::text[]) with ordinality as wanted(name, place) order by place`.execute(trx);
  return rows.map(({ is_locked }) => is_locked);
}

export async function findKeys(trx: Trx, scopes: readonly KeyScope[]): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select account_id, route, key, body_hash, result from idempotency_key
    join unnest(${scopes.map((scope) => scope.account_id)}::uuid[], ${scopes.map((scope) => scope.route)}::text[],
                ${scopes.map((scope) => scope.key)}::text[]) as wanted(account_id, route, key)
      using (account_id, route, key)`.execute(trx);
  return rows;
}

export async function insertKeys(trx: Trx, rows: readonly KeyRow[]): Promise<void> {
  await insertMany(trx, 'idempotency_key', rows);
}
