import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { rolesHolding, type TeamRole } from '@pailei/domain/rights/rights';
import { sql, type RawBuilder } from 'kysely';

export function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Admins who can act now. */
export const findAdminIds = (db: Db): Promise<string[]> => findHolders(db, 'admin', sql<string>`now()`);

/** Accounts that may rule on matches. */
export const findStaffIds = (db: Db, now: string): Promise<string[]> => findHolders(db, 'referee', now);

/** Those of these accounts that are suspended at a time. */
export async function findSuspended(
  db: Db | Trx,
  accountIds: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .where('suspended_until', '>', at)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findHolders(db: Db, right: 'admin' | 'referee', now: string | RawBuilder<string>): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', 'in', rolesHolding(right))
    .where((eb) => eb.or([eb('suspended_until', 'is', null), eb('suspended_until', '<=', now)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The account that has proven that this address is its own. */
export function findAddressOwner(db: Db, emailKey: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
}

/** For changes of the account, or of what depends on it, in this transaction. */
export function lockAccount(trx: Trx, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type AccountTeam = { team_id: string; team_name: string; team_role: TeamRole };

/** The approved team of an account. */
export function findTeamOf(db: Db, accountId: string): Promise<AccountTeam | undefined> {
  return db
    .selectFrom('account_team')
    .select(['team_id', 'team_name', 'team_role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
