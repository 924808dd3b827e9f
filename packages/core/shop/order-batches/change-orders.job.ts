import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { orderBatchRunner: { run(batchId: string): Promise<void> } };

/** A batch of orders that an admin gives a new status. */
export const changeOrders = defineJob({
  name: 'change-orders',
  fields: ['batch_id'],
  run: ({ orderBatchRunner }: Services, { batch_id }) => orderBatchRunner.run(batch_id),
});

/** `attempt` distinguishes an interrupted run from the next try. */
export const changeOrdersJob = (batchId: string, attempt: number): NewJob =>
  changeOrders.create({ batch_id: batchId }, { key: `${batchId}_${attempt}` });
