import type { Job } from './job.ts';

/** Stock that an admin changed: of one product, or of many at once. */
export const changeStockJob: Job<'change-stock'> = {
  name: 'change-stock',
  run: ({ stockChanger }, { change_id }) => stockChanger.run(change_id),
};
