import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { ShopCheckRow } from '@pailei/db/schema/shop/shop-check';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export type CheckFacts = Pick<ShopCheckRow, 'checked_at' | 'ledger' | 'stock' | 'orders' | 'incident_id'>;

export function newestCheck(db: Db | Trx): Promise<CheckFacts | undefined> {
  return db
    .selectFrom('shop_check')
    .select(['checked_at', 'ledger', 'stock', 'orders', 'incident_id'])
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Two workers that compared at the same time write one after the other. */
export async function lockChecks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop_check'))`.execute(trx);
}

/** The new row's id. */
export async function insertCheck(trx: Trx, { findings, ...row }: Omit<ShopCheckRow, 'id'>): Promise<string> {
  const id = newId();
  await trx
    .insertInto('shop_check')
    .values({ id, ...row, findings: JSON.stringify(findings) })
    .execute();
  return id;
}
