import { authorOf, createItemRunner } from '../item-jobs/index.ts';
import type { ItemRunnerDeps } from '../item-jobs/index.ts';
import { changeOrderStatus } from '../orders/index.ts';

export type OrderBatchRunner = ReturnType<typeof createOrderBatchRunner>;

/** The worker's part: one order after the other, as if the admin had changed it alone. */
export function createOrderBatchRunner(deps: ItemRunnerDeps) {
  return createItemRunner(deps, 'order_batch', async (trx, log, { created_by, to_status, reason }, item) => {
    const now = deps.now();
    const { order_id, from_status: from, tracking_number } = item;
    await changeOrderStatus(trx, log, {
      order_id,
      to: to_status,
      by: 'admin',
      actor: await authorOf(trx, created_by, now),
      from,
      tracking_number: tracking_number ?? undefined,
      reason,
      now,
    });
  });
}
