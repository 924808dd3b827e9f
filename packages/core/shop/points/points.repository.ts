import type { PointsKind } from '@pailei/contracts/shop/points/points-text';
import type { Db } from '@pailei/db/client';
import { insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import type { PointsEntryRow } from '@pailei/db/schema/shop/points';
import type { Trx } from '@pailei/db/tx';
import { sql, type Insertable } from 'kysely';
import type { Database } from '@pailei/db/database';

/** Where ledgers end; `sequence` is 0 before the first line. */
export type LedgerEnd = { id: string; balance: number; sequence: number };

/** `waits` false leaves out those that another transaction holds. */
export async function lockBalances(
  trx: Trx,
  accountIds: readonly string[],
  { waits }: { waits: boolean },
): Promise<LedgerEnd[]> {
  // Locked, in the order of their ids, against every other change of the balance, but not against rows that only refer to the account.
  const locked = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .$if(!waits, (query) => query.skipLocked())
    .execute();
  // A statement of its own: under the locks it sees the newest lines.
  const { rows } = await sql<LedgerEnd>`
    select id, points_balance as balance, coalesce(
      (select sequence from points_entry where account_id = account.id order by sequence desc limit 1), 0) as sequence
    from account where id = any(${locked.map(({ id }) => id)}::uuid[])`.execute(trx);
  return rows;
}

/** Writes lines, and the balances at which their ledgers end then. */
export async function writeLines(
  trx: Trx,
  lines: readonly Insertable<Database['points_entry']>[],
  ends: readonly Pick<LedgerEnd, 'id' | 'balance'>[],
): Promise<void> {
  if (!isNonEmpty(lines)) return;
  await sql`
    with changed as (
      update account set points_balance = changed.balance
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as changed(id uuid, balance integer)
      where account.id = changed.id
    )
    ${insertionOf('points_entry', lines)}`.execute(trx);
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
