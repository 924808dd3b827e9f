import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import type { OrderBatchItemRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';

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
