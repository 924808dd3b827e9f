import type { PointsKind } from '@pailei/contracts/points-text';
import type { Db } from '@pailei/db/client';
import type { PointsEntryRow } from '@pailei/db/schema/points';
import type { Trx } from '@pailei/db/tx';
import type { Insertable } from 'kysely';
import type { Database } from '@pailei/db/database';

/** Locked against every other change of the balance, but not against rows that only refer to the account. */
export function lockBalance(trx: Trx, accountId: string): Promise<{ points_balance: number } | undefined> {
  return trx
    .selectFrom('account')
    .select('points_balance')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setBalance(trx: Trx, accountId: string, balance: number): Promise<void> {
  await trx.updateTable('account').set({ points_balance: balance }).where('id', '=', accountId).execute();
}

export async function lastSequence(trx: Trx, accountId: string): Promise<number> {
  const row = await trx
    .selectFrom('points_entry')
    .select('sequence')
    .where('account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

export async function insertEntry(trx: Trx, row: Insertable<Database['points_entry']>): Promise<void> {
  await trx.insertInto('points_entry').values(row).execute();
}

export async function readBalance(db: Db | Trx, accountId: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('points_balance').where('id', '=', accountId).executeTakeFirst();
  return row?.points_balance;
}

export type LedgerFilter = { skip: number; limit: number; kind?: PointsKind | undefined };
export type NamedEntryRow = PointsEntryRow & { actor_name: string | null };

/** Newest first. */
export function listEntries(
  db: Db | Trx,
  accountId: string,
  { skip, limit, kind }: LedgerFilter,
): Promise<NamedEntryRow[]> {
  return named(db)
    .where('points_entry.account_id', '=', accountId)
    .$if(kind !== undefined, (query) => query.where('points_entry.kind', '=', kind as PointsKind))
    .orderBy('points_entry.sequence', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
}

export function findEntry(db: Db | Trx, id: string): Promise<NamedEntryRow | undefined> {
  return named(db).where('points_entry.id', '=', id).executeTakeFirst();
}

export async function countEntries(db: Db | Trx, accountId: string, kind: PointsKind | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('points_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as PointsKind))
    .executeTakeFirstOrThrow();
  return count;
}

function named(db: Db | Trx) {
  return db
    .selectFrom('points_entry')
    .leftJoin('account as actor', 'actor.id', 'points_entry.actor_id')
    .selectAll('points_entry')
    .select('actor.username as actor_name');
}
