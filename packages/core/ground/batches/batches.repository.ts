import type { JobItem } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import type { HeldList, ItemRow, BatchRow, BatchTable } from './lists.ts';

const ITEMS = {
  order_batch: { table: 'order_batch_item', batch: 'batch_id', subject: 'order_id' },
  stock_change: { table: 'stock_change_item', batch: 'change_id', subject: 'product_id' },
} as const satisfies Record<BatchTable, object>;

/** Claims a batch that waits, or was left by a process that died, until `leaseUntil`; counts the attempt. */
export async function claimBatch<T extends BatchTable>(
  db: Db,
  table: T,
  { id, now, leaseUntil }: { id: string; now: string; leaseUntil: string },
): Promise<BatchRow[T] | undefined> {
  const { rows } = await sql<BatchRow[T]>`
    update ${sql.table(table)} set status = 'running', lease_until = ${leaseUntil}, attempts = attempts + 1
    where id = ${id} and (status = 'queued' or (status = 'running' and lease_until < ${now}))
    returning *`.execute(db);
  return rows[0];
}

/** Extends the lease of a batch that the caller still holds; `undefined` when it was stopped or taken over. */
export async function extendBatchLease<T extends BatchTable>(
  trx: Trx,
  table: T,
  { id, attempts }: HeldList,
  leaseUntil: string,
): Promise<BatchRow[T] | undefined> {
  const { rows } = await sql<BatchRow[T]>`
    update ${sql.table(table)} set lease_until = ${leaseUntil}
    where id = ${id} and status = 'running' and attempts = ${attempts} returning *`.execute(trx);
  return rows[0];
}

/** The next try need not wait for the lease to run out. */
export async function releaseBatch(db: Db, table: BatchTable, { id, attempts }: HeldList, now: string): Promise<void> {
  await sql`update ${sql.table(table)} set lease_until = ${now}
    where id = ${id} and status = 'running' and attempts = ${attempts}`.execute(db);
}

export async function nextItems<T extends BatchTable>(
  trx: Trx,
  table: T,
  { id, limit }: { id: string; limit: number },
): Promise<ItemRow[T][]> {
  const { table: items, batch } = ITEMS[table];
  const { rows } = await sql<ItemRow[T]>`
    select * from ${sql.table(items)} where ${sql.ref(batch)} = ${id} and status = 'queued'
    order by position limit ${limit}`.execute(trx);
  return rows;
}

export type ItemOutcome = { position: number; status: 'done' | 'failed'; message: string | null };

/** Writes how items ended, and counts them. */
export async function endItems<T extends BatchTable>(
  trx: Trx,
  table: T,
  id: string,
  outcomes: readonly ItemOutcome[],
): Promise<BatchRow[T] | undefined> {
  const { table: items, batch } = ITEMS[table];
  const failed = outcomes.filter(({ status }) => status === 'failed').length;
  await sql`update ${sql.table(items)} as item set status = ended.status, message = ended.message
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as ended(position integer, status text, message text)
    where item.${sql.ref(batch)} = ${id} and item.position = ended.position`.execute(trx);
  const { rows } = await sql<BatchRow[T]>`
    update ${sql.table(table)} set done = done + ${outcomes.length}, failed = failed + ${failed}
    where id = ${id} returning *`.execute(trx);
  return rows[0];
}

/** `undefined` when it was over already. */
export async function endBatch<T extends BatchTable>(
  trx: Trx,
  table: T,
  { id, status, at }: { id: string; status: 'done' | 'failed' | 'stopped'; at: string },
): Promise<BatchRow[T] | undefined> {
  const { rows } = await sql<BatchRow[T]>`
    update ${sql.table(table)} set status = ${status}, finished_at = ${at}, lease_until = null
    where id = ${id} and status in ('queued', 'running') returning *`.execute(trx);
  return rows[0];
}

/** The items that have been processed, by what they are about. */
export async function readWorkedItems(db: Db | Trx, table: BatchTable, id: string): Promise<JobItem[]> {
  const { table: items, batch, subject } = ITEMS[table];
  const { rows } = await sql<JobItem>`
    select ${sql.ref(subject)} as id, status, message from ${sql.table(items)}
    where ${sql.ref(batch)} = ${id} and status <> 'queued' order by position`.execute(db);
  return rows;
}

/** What an item is about. */
export const subjectOf = <T extends BatchTable>(table: T, item: ItemRow[T]): string =>
  item[ITEMS[table].subject as keyof ItemRow[T]] as string;
