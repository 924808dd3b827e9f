import type { Db } from '@pailei/db/client';
import { orders } from '../orders.repository.ts';
import { ordersMatching } from './orders.filter.ts';
import type { OrderRecord } from '../orders.view.ts';
import type { OrderFilter } from '@pailei/contracts/shop/orders/order-shapes';

/** The newest first, from behind the order of number `before` on. */
export function exportedOrders(
  db: Db,
  filter: OrderFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OrderRecord[]> {
  const matching = orders(db).where(ordersMatching(filter));
  const rows = before === undefined ? matching : matching.where('shop_order.number', '<', before);
  return rows.orderBy('shop_order.number', 'desc').limit(limit).execute();
}

/** What waits longest comes first. */
export function pendingOrders(db: Db, limit: number): Promise<OrderRecord[]> {
  return orders(db)
    .where('shop_order.status', '=', 'pending')
    .orderBy('shop_order.created_at')
    .orderBy('shop_order.id')
    .limit(limit)
    .execute();
}
