import { rolesHolding } from '@pailei/domain/rights/rights';
import type { usersApi } from '@pailei/contracts/people/users/users.api';
import type { QueryOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import { byPinyin } from '@pailei/db/pinyin';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { searchAccounts } from '../../site/search/search-accounts.ts';

export type UserListQuery = QueryOf<typeof usersApi.list>;

const COLUMNS = [
  'account.id',
  'account.username',
  'account.email',
  'account.email_verified_at',
  'account.qq',
  'account.game_id',
  'account.role',
  'account.expert_status',
  'account.is_demo',
  'account.suspended_until',
  'account.suspended_reason',
  'account.created_at',
] as const;

export type AdminUserRow = Pick<
  AccountRow,
  (typeof COLUMNS)[number] extends `account.${infer C}` ? C & keyof AccountRow : never
> & {
  last_seen_at: string | null;
};

function withLastSeen(db: Db) {
  return db
    .selectFrom('account')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('session')
        .whereRef('session.account_id', '=', 'account.id')
        .select((inner) => inner.fn.max('session.last_seen_at').as('last_seen_at'))
        .as('last_seen_at'),
    );
}

export function findAdminUser(db: Db, id: string): Promise<AdminUserRow | undefined> {
  return withLastSeen(db).where('account.id', '=', id).executeTakeFirst();
}

export async function listUsers(
  db: Db,
  query: UserListQuery,
  now: string,
): Promise<{ rows: AdminUserRow[]; total: number }> {
  const ids = filtered(db, query, now)
    .orderBy(
      query.sort_by === 'username' ? 'account.username_key' : 'account.created_at',
      query.sort_by === 'username' ? byPinyin(query.sort_order) : query.sort_order,
    )
    .orderBy('account.id', query.sort_order)
    .offset(query.skip)
    .limit(query.limit);
  const [page, count] = await Promise.all([
    ids.select('account.id').execute(),
    filtered(db, query, now)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: await inOrder(
      db,
      page.map(({ id }) => id),
    ),
    total: count.total,
  };
}

function filtered(db: Db, { search, role, expert_status, suspended }: UserListQuery, now: string) {
  let matching = db.selectFrom('account');
  if (search) matching = matching.where('account.id', 'in', searchAccounts(db, search));
  if (role) matching = matching.where('account.role', '=', role);
  if (expert_status) matching = matching.where('account.expert_status', '=', expert_status);
  if (suspended === 'true') matching = matching.where('account.suspended_until', '>', now);
  if (suspended === 'false')
    matching = matching.where((eb) =>
      eb.or([eb('account.suspended_until', 'is', null), eb('account.suspended_until', '<=', now)]),
    );
  return matching;
}

async function inOrder(db: Db, ids: readonly string[]): Promise<AdminUserRow[]> {
  if (ids.length === 0) return [];
  const rows = await withLastSeen(db).where('account.id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function countStaff(db: Db, now: string): Promise<{ admin: number; referee: number; suspended: number }> {
  const { rows } = await sql<{ admin: number; referee: number; suspended: number }>`
    select (select count(*) from account where role = 'admin') as admin,
      (select count(*) from account where role = 'referee') as referee,
      (select count(*) from account where suspended_until > ${now}) as suspended`.execute(db);
  return rows[0] ?? { admin: 0, referee: 0, suspended: 0 };
}

export type AdminRow = Pick<AccountRow, 'id' | 'suspended_until'>;

/** All admins, locked in one order: a removal of rights sees what another did a moment before. */
export function lockAdmins(trx: Trx): Promise<AdminRow[]> {
  return trx
    .selectFrom('account')
    .select(['id', 'suspended_until'])
    .where('role', 'in', rolesHolding('admin'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type AccountChanges = Partial<Pick<AccountRow, 'role' | 'suspended_until' | 'suspended_reason'>>;

export async function changeAccount(trx: Trx, id: string, changes: AccountChanges, now: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Not counting the demo's admin, who is suspended when the demo is off. */
export async function hasAdmin(trx: Trx): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('role', 'in', rolesHolding('admin'))
    .where('is_demo', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
