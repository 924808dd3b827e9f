import type { JobItem } from '@pailei/contracts/live-job';
import type { Db } from '@pailei/db/client';
import type { OrderBatchItemRow, OrderBatchRow, StockChangeItemRow, StockChangeRow } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** Lists of changes that a worker makes one after the other: each is a table of lists and one of their items. */
export type ListTable = 'order_batch' | 'stock_change';
export type ListRow = { order_batch: OrderBatchRow; stock_change: StockChangeRow };
export type ItemRow = { order_batch: OrderBatchItemRow; stock_change: StockChangeItemRow };

const ITEMS = {
  order_batch: { table: 'order_batch_item', list: 'batch_id', subject: 'order_id' },
  stock_change: { table: 'stock_change_item', list: 'change_id', subject: 'product_id' },
} as const satisfies Record<ListTable, object>;

type Held = { id: string; attempts: number };

/** Gives a list that waits, or was left by a process that died, to the caller until `leaseUntil`; counts the attempt. */
export async function takeList<T extends ListTable>(
  db: Db,
  table: T,
  { id, now, leaseUntil }: { id: string; now: string; leaseUntil: string },
): Promise<ListRow[T] | undefined> {
  const { rows } = await sql<ListRow[T]>`
    update ${sql.table(table)} set status = 'running', lease_until = ${leaseUntil}, attempts = attempts + 1
    where id = ${id} and (status = 'queued' or (status = 'running' and lease_until < ${now}))
    returning *`.execute(db);
  return rows[0];
}

/** Locks a list that the caller still works on, for another while; `undefined` when it was stopped or taken over. */
export async function holdList<T extends ListTable>(
  trx: Trx,
  table: T,
  { id, attempts }: Held,
  leaseUntil: string,
): Promise<ListRow[T] | undefined> {
  const { rows } = await sql<ListRow[T]>`
    update ${sql.table(table)} set lease_until = ${leaseUntil}
    where id = ${id} and status = 'running' and attempts = ${attempts} returning *`.execute(trx);
  return rows[0];
}

/** The next try need not wait for the lease to run out. */
export async function giveBackList(db: Db, table: ListTable, { id, attempts }: Held, now: string): Promise<void> {
  await sql`update ${sql.table(table)} set lease_until = ${now}
    where id = ${id} and status = 'running' and attempts = ${attempts}`.execute(db);
}

export async function nextItems<T extends ListTable>(
  trx: Trx,
  table: T,
  { id, limit }: { id: string; limit: number },
): Promise<ItemRow[T][]> {
  const { table: items, list } = ITEMS[table];
  const { rows } = await sql<ItemRow[T]>`
    select * from ${sql.table(items)} where ${sql.ref(list)} = ${id} and status = 'queued'
    order by position limit ${limit}`.execute(trx);
  return rows;
}

export type ItemOutcome = { position: number; status: 'done' | 'failed'; message: string | null };

/** Writes how items ended, and counts them. */
export async function endItems<T extends ListTable>(
  trx: Trx,
  table: T,
  id: string,
  outcomes: readonly ItemOutcome[],
): Promise<ListRow[T] | undefined> {
  const { table: items, list } = ITEMS[table];
  const failed = outcomes.filter(({ status }) => status === 'failed').length;
  await sql`update ${sql.table(items)} as item set status = ended.status, message = ended.message
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as ended(position integer, status text, message text)
    where item.${sql.ref(list)} = ${id} and item.position = ended.position`.execute(trx);
  const { rows } = await sql<ListRow[T]>`
    update ${sql.table(table)} set done = done + ${outcomes.length}, failed = failed + ${failed}
    where id = ${id} returning *`.execute(trx);
  return rows[0];
}

/** `undefined` when it was over already. */
export async function endList<T extends ListTable>(
  trx: Trx,
  table: T,
  { id, status, at }: { id: string; status: 'done' | 'failed' | 'stopped'; at: string },
): Promise<ListRow[T] | undefined> {
  const { rows } = await sql<ListRow[T]>`
    update ${sql.table(table)} set status = ${status}, finished_at = ${at}, lease_until = null
    where id = ${id} and status in ('queued', 'running') returning *`.execute(trx);
  return rows[0];
}

export async function findList<T extends ListTable>(
  db: Db | Trx,
  table: T,
  id: string,
): Promise<ListRow[T] | undefined> {
  const { rows } = await sql<ListRow[T]>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

/** Those items that have been worked on, by what they are about. */
export async function readWorkedItems(db: Db | Trx, table: ListTable, id: string): Promise<JobItem[]> {
  const { table: items, list, subject } = ITEMS[table];
  const { rows } = await sql<JobItem>`
    select ${sql.ref(subject)} as id, status, message from ${sql.table(items)}
    where ${sql.ref(list)} = ${id} and status <> 'queued' order by position`.execute(db);
  return rows;
}

/** What an item is about. */
export const subjectOf = <T extends ListTable>(table: T, item: ItemRow[T]): string =>
  item[ITEMS[table].subject as keyof ItemRow[T]] as string;

/** Lists that nobody works on: their job was lost, or their process died. */
export async function findIdleLists(db: Db, table: ListTable, before: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select id, attempts from ${sql.table(table)}
    where (status = 'queued' and created_at < ${before}) or (status = 'running' and lease_until < ${before})`.execute(
    db,
  );
  return rows;
}

const KEPT_DAYS = 90;

/** Removes lists that were over 90 days ago. */
export async function trimLists(db: Db, table: ListTable, now: string): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where finished_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
