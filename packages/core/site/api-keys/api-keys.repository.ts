import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { ApiKeyRow, ApiKeyTable } from '@pailei/db/schema/outside/api-keys';
import type { Trx } from '@pailei/db/tx';
import { sql, type Insertable } from 'kysely';

export type ListedApiKey = Omit<ApiKeyRow, 'key_hash'> & { created_by_name: string };

const listed = (db: Db | Trx) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.created_by')
    .select([
      'api_key.id',
      'api_key.name',
      'api_key.hint',
      'api_key.scopes',
      'api_key.expires_at',
      'api_key.last_used_at',
      'api_key.revoked_at',
      'api_key.created_by',
      'api_key.created_at',
      'account.username as created_by_name',
    ]);

export function listApiKeys(db: Db): Promise<ListedApiKey[]> {
  return listed(db).orderBy('api_key.id', 'desc').limit(500).execute();
}

export function findApiKey(trx: Trx, id: string): Promise<ListedApiKey | undefined> {
  return listed(trx).where('api_key.id', '=', id).executeTakeFirst();
}

export function lockApiKey(trx: Trx, id: string): Promise<ApiKeyRow | undefined> {
  return trx.selectFrom('api_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many may be used, counted so that two who add one at once see each other. */
export async function countActiveKeys(trx: Trx, now: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('api-keys'))`.execute(trx);
  const { count } = await trx
    .selectFrom('api_key')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertApiKey(trx: Trx, row: Insertable<ApiKeyTable>): Promise<void> {
  await trx.insertInto('api_key').values(row).execute();
}

export async function revokeApiKey(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('api_key').set({ revoked_at: now }).where('id', '=', id).execute();
}

export type UsableKey = Pick<ApiKeyRow, 'id' | 'scopes' | 'last_used_at' | 'created_by'>;

export function findUsableKey(db: Db, keyHash: Buffer, now: string): Promise<UsableKey | undefined> {
  return db
    .selectFrom('api_key')
    .select(['id', 'scopes', 'last_used_at', 'created_by'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Once a minute is often enough. */
export async function markKeyUsed(db: Db, id: string, times: { now: string; before: string }): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_at: times.now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', times.before)]))
    .execute();
}

/** Who made a key, as they are now. */
export function findCreator(db: Db, accountId: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
}
