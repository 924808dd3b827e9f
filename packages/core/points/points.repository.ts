import type { PointsKind, PointsReference } from '@pailei/contracts/points-text';
import type { Db } from '@pailei/db/client';
import { insertionOf, isSome } from '@pailei/db/insert-many';
import type { PointsEntryRow } from '@pailei/db/schema/points';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
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
  if (!isSome(lines)) return;
  await sql`
    with changed as (
      update account set points_balance = changed.balance
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as changed(id uuid, balance integer)
      where account.id = changed.id
    )
    ${insertionOf('points_entry', lines)}`.execute(trx);
}

export async function readBalance(db: Db | Trx, accountId: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('points_balance').where('id', '=', accountId).executeTakeFirst();
  return row?.points_balance;
}

type Cause = { kind: PointsKind; type: PointsReference; id: string };
/** What one cause has changed for an account in all, and its last cycle. */
export type Booked = { amount: number; cycle: number };

/** By account; those without a line of it are missing. */
export async function readBooked(
  trx: Trx,
  { kind, type, id }: Cause,
  accountIds: readonly string[],
): Promise<Map<string, Booked>> {
  const { rows } = await sql<Booked & { account_id: string }>`
    select account_id, sum(amount)::integer as amount, max(cycle) as cycle from points_entry
    where account_id = any(${[...accountIds]}::uuid[])
      and reference_type = ${type} and reference_id = ${id} and kind = ${kind}
    group by account_id`.execute(trx);
  return new Map(rows.map(({ account_id, ...booked }) => [account_id, booked]));
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
