import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { ordersSnapshot } from './orders-snapshot.ts';

/** A buyer's own orders. */
export const ordersTopicDefinition = serveTopic(ordersTopic, {
  async authorize({ actor, id }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return isId(id) && actor.user_id === id
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'not_found' };
  },
  snapshot: (trx, id) => ordersSnapshot(trx, id),
});
