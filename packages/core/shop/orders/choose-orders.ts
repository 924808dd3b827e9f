import type { OrderFilter, OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { ordersMatching } from './admin/orders.filter.ts';
import { orders } from './orders.repository.ts';

export type ChosenOrder = { id: string; status: OrderStatus };

/** Those of the ids that exist, in the order of the ids. */
export async function chooseOrdersById(trx: Trx, ids: readonly string[]): Promise<ChosenOrder[]> {
  const rows = await trx
    .selectFrom('shop_order')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Those that the filter lets through and that would change at all, the oldest first. */
export function chooseOrdersByFilter(
  trx: Trx,
  filter: OrderFilter,
  to: OrderStatus,
  limit: number,
): Promise<ChosenOrder[]> {
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
