import { LIVE_ORDERS } from '@pailei/contracts/live-orders';
import type { OrdersView } from '@pailei/contracts/live-orders';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights';
import type { TopicDefinition } from '@pailei/live/registry';
import { isId } from '@pailei/db/id';
import { countWithStatus, newestOrders } from './orders.repository.ts';
import { orderView } from './orders.view.ts';

/** `orders:user:<id>`: a buyer's own orders. */
export const userOrdersTopicDefinition: TopicDefinition = {
  kind: 'user_orders',
  async authorize({ actor, id }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return isId(id) && actor.user_id === id
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'not_found' };
  },
  snapshot: (trx, id) => readView(trx, id),
};

/** `orders:admin`: the board of all orders. */
export const allOrdersTopicDefinition: TopicDefinition = {
  kind: 'all_orders',
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx) => readView(trx, undefined),
};

async function readView(trx: Trx, accountId: string | undefined): Promise<OrdersView> {
  const newest = await newestOrders(trx, accountId, LIVE_ORDERS);
  return { pending_count: await countWithStatus(trx, 'pending', accountId), newest: newest.map(orderView) };
}
