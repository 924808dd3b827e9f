import type { Db } from '@pailei/db/client';
import { orders } from '../orders.repository.ts';
import { ordersMatching } from '../orders.filter.ts';
import type { OrderRecord } from '../orders.view.ts';
import type { OrderFilter } from '@pailei/contracts/shop/orders/orders.api';

/** The newest first. */
export function exportedOrders(db: Db, filter: OrderFilter, limit: number): Promise<OrderRecord[]> {
  return orders(db)
    .where(ordersMatching(filter))
    .orderBy('shop_order.created_at', 'desc')
    .orderBy('shop_order.id', 'desc')
    .limit(limit)
    .execute();
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
