import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { stockChanger: { run(changeId: string): Promise<void> } };

/** Stock that an admin changed: of one product, or of many at once. */
export const changeStock = defineJob({
  name: 'change-stock',
  fields: ['change_id'],
  run: ({ stockChanger }: Services, { change_id }) => stockChanger.run(change_id),
});

/** `attempt` distinguishes an interrupted run from the next try. */
export const changeStockJob = (changeId: string, attempt: number): NewJob =>
  changeStock.create({ change_id: changeId }, { key: `${changeId}_${attempt}` });
