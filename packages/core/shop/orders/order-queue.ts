import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { createCommandQueue, type CommandQueue, type RunCalls } from '../../ground/command-queue/command-queue.ts';
import type { PlaceCall } from './sale.ts';

const MAX_PER_TRANSACTION = 64;
/** While one transaction waits for the disk, the other one reads. */
const LANES = 2;

/**
 * Orders that come in while others are being placed go into the next transaction together, so that a product that everybody
 * wants is locked once for all of them. A buyer or a product is in one transaction at a time: the others would only wait for
 * it. The same key a second time waits for the first, and will find its answer.
 */
export function createOrderQueue(
  placeTogether: RunCalls<PlaceCall, OrderDetail>,
): CommandQueue<PlaceCall, OrderDetail> {
  return createCommandQueue(
    {
      locksOf: ({ actor, body }) => [actor.user_id, body.product_id],
      keyOf: ({ actor, idempotencyKey }) => idempotencyKey && `${actor.user_id} ${idempotencyKey}`,
      lanes: LANES,
      perTransaction: MAX_PER_TRANSACTION,
    },
    placeTogether,
  );
}
