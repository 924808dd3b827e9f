import type { Job } from './job.ts';

/** A batch of orders that an admin gives a new status. */
export const changeOrdersJob: Job<'change-orders'> = {
  name: 'change-orders',
  run: ({ orderBatchRunner }, { batch_id }) => orderBatchRunner.run(batch_id),
};
