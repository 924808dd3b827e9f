import type { OrderFilter, OrderStatus } from '@pailei/contracts/orders';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import type { OrderBatchItemRow } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { orders, ordersMatching } from '../orders/index.ts';

export type ChosenOrder = { id: string; status: OrderStatus };

/** Those of the ids that exist, in the order of the ids. */
export async function chooseByIds(trx: Trx, ids: readonly string[]): Promise<ChosenOrder[]> {
  const rows = await trx
    .selectFrom('shop_order')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Those that the filter lets through and that would change at all, the oldest first. */
export function chooseByFilter(trx: Trx, filter: OrderFilter, to: OrderStatus, limit: number): Promise<ChosenOrder[]> {
  return orders(trx)
    .clearSelect()
    .select(['shop_order.id', 'shop_order.status'])
    .where(ordersMatching(filter))
    .where('shop_order.status', '<>', to)
    .orderBy('shop_order.created_at')
    .orderBy('shop_order.id')
    .limit(limit)
    .execute();
}

export type NewBatch = { to_status: OrderStatus; reason: string | null; created_by: string };
export type NewItem = Pick<OrderBatchItemRow, 'order_id' | 'from_status' | 'tracking_number'>;

/** The new batch's id; its items will be worked on in this order. */
export async function insertBatch(trx: Trx, batch: NewBatch, items: readonly NewItem[]): Promise<string> {
  const id = newId();
  await trx
    .insertInto('order_batch')
    .values({ id, ...batch, total: items.length, lease_until: null, finished_at: null })
    .execute();
  const rows = items.map((item, position) => ({ batch_id: id, position, status: 'queued' as const, ...item }));
  await insertMany(trx, 'order_batch_item', rows);
  return id;
}

export type BatchResult = Pick<OrderBatchItemRow, 'order_id' | 'status' | 'message'> & { number: number };

/** Of all items, in the order of the work. */
export function readResults(db: Db, batchId: string): Promise<BatchResult[]> {
  return db
    .selectFrom('order_batch_item')
    .innerJoin('shop_order', 'shop_order.id', 'order_batch_item.order_id')
    .select(['order_batch_item.order_id', 'order_batch_item.status', 'order_batch_item.message', 'shop_order.number'])
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();
}
