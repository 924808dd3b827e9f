import type { Feature } from '../../ground/features/feature.ts';
import { findIdleBatches, trimBatches } from '../../ground/batches/lists.sweep.ts';
import { changeOrders, changeOrdersJob } from './change-orders.job.ts';
import { createOrderBatchesService } from './batches.service.ts';
import { createOrderBatchRunner } from './batch-runner.ts';
import { orderBatchesCalls } from './order-batches.calls.ts';

export const orderBatchesFeature = {
  name: 'order-batches',
  calls: [orderBatchesCalls],
  services: { orderBatches: createOrderBatchesService, orderBatchRunner: createOrderBatchRunner },
  jobs: [changeOrders],
  sweeps: [
    async (db, { overdue }) =>
      (await findIdleBatches(db, 'order_batch', overdue)).map(({ id, attempts }) => changeOrdersJob(id, attempts)),
  ],
  trims: [trimBatches('order_batch')],
} as const satisfies Feature;
