import { LIVE_ORDERS, type OrdersView } from '@pailei/contracts/shop/orders/orders.topic';
import type { Trx } from '@pailei/db/tx';
import { countWithStatus, newestOrders } from './orders.repository.ts';
import { orderView } from './orders.view.ts';

/** Where the view of a buyer's orders starts, or that of all of them. */
export async function ordersSnapshot(trx: Trx, accountId?: string): Promise<OrdersView> {
  const newest = await newestOrders(trx, accountId, LIVE_ORDERS);
  return { pending_count: await countWithStatus(trx, 'pending', accountId), newest: newest.map(orderView) };
}
