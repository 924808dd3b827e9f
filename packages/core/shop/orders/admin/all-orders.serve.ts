import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';
import { ordersSnapshot } from '../orders-snapshot.ts';

/** Everybody's orders. */
export const allOrdersTopicDefinition = serveTopic(allOrdersTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx) => ordersSnapshot(trx),
});
