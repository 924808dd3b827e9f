import type { Db } from '@pailei/db/client';
import type { AccountRow, NewAccount } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those who can act now. */
export async function findAdminIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where((eb) => eb.or([eb('suspended_until', 'is', null), eb('suspended_until', '<=', sql<string>`now()`)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** By username or verified address; no username has an `@`, so at most one account answers. */
export function findAccountByLogin(db: Db, key: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('username_key', '=', key),
        eb.and([eb('email_key', '=', key), eb('email_verified_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
}

export function lockAccount(trx: Trx, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** `undefined` when the name is taken, or an address that is to be verified at once. */
export function insertAccount(trx: Trx, row: NewAccount): Promise<AccountRow | undefined> {
  return trx
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function setPasswordHash(trx: Trx, id: string, password_hash: string, now: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash, updated_at: now }).where('id', '=', id).execute();
}

/** Not counting the demo's admin, who is suspended when the demo is off. */
export async function hasAdmin(trx: Trx): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_demo', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
