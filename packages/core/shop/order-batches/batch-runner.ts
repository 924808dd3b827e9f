import { createBatchRunner, type BatchRunnerDeps } from '../../ground/batches/batch-runner.ts';
import type { ItemRow, BatchRow } from '../../ground/batches/lists.ts';
import { authorOf } from '../../people/accounts/admin-author.ts';
import { changeOrders } from '../orders/change-status.ts';
import type { OrderCommand } from '../orders/order-step.ts';

export type OrderBatchRunner = ReturnType<typeof createOrderBatchRunner>;

/** Few enough that buyers and admins who want one of them hardly wait, many enough that they cost little each. */
const TOGETHER = 50;

/** The worker's part: each order is changed as if the admin had changed it alone, so many in one transaction. */
export function createOrderBatchRunner(deps: BatchRunnerDeps, { perTransaction = TOGETHER } = {}) {
  return createBatchRunner(deps, {
    table: 'order_batch',
    perTransaction,
    async apply(trx, log, batch, items) {
      const now = deps.now();
      const actor = await authorOf(trx, batch.created_by, now);
      const byOrder = new Map(items.map((item) => [item.order_id, item]));
      const commands = items.map((item): OrderCommand => ({ ...wishOf(batch, item), actor, now }));
      const refused = await changeOrders(trx, log, commands);
      return refused.flatMap(({ order_id, error }) => {
        const item = byOrder.get(order_id);
        return item ? [{ item, error }] : [];
      });
    },
  });
}

function wishOf({ to_status, reason }: BatchRow['order_batch'], item: ItemRow['order_batch']) {
  const { order_id, from_status: from, tracking_number } = item;
  return { order_id, from, tracking_number: tracking_number ?? undefined, to: to_status, reason, by: 'admin' } as const;
}
