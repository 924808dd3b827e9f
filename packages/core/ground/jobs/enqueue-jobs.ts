import { insertMany } from '@pailei/db/insert-many';
import type { OutboxJobRow } from '@pailei/db/schema/jobs';
import type { Trx } from '@pailei/db/tx';
import { wakeLoop } from '@pailei/live/wake-loop';
import type { NewJob } from './job.ts';

/** Puts jobs into the outbox of this transaction; the worker's relay, woken by the commit, queues them. */
export async function enqueueJobs(trx: Trx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) wakeLoop(trx, 'relay');
  const rows = jobs.map(({ name, key, payload, run_at }) => ({
    name,
    job_key: key,
    payload,
    ...(run_at && { run_at }),
  }));
  await insertMany(
    trx,
    'outbox_job',
    rows.filter(({ run_at }) => run_at !== undefined),
  );
  await insertMany(
    trx,
    'outbox_job',
    rows.filter(({ run_at }) => run_at === undefined),
  );
}

/** Puts a stored job into the outbox once more, as it is, under a key of its own. */
export async function requeueJob(
  trx: Trx,
  { name, payload, job_key }: Pick<OutboxJobRow, 'name' | 'payload' | 'job_key'>,
): Promise<void> {
  await trx
    .insertInto('outbox_job')
    .values({ name, payload: JSON.stringify(payload), job_key })
    .execute();
  wakeLoop(trx, 'relay');
}
