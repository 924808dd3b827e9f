import { markQueued, claimWaitingJobs } from '@pailei/core/ground/jobs';
import { runTransaction } from '@pailei/db/tx';
import type { WorkerDeps } from './deps.ts';
import type { JobQueue } from './queue.ts';

/** Hands what waits in the outbox to BullMQ, and returns how many. Killed in between, the jobs are handed over again: same key, same job. */
export function relayOutbox({ db, now }: Pick<WorkerDeps, 'db' | 'now'>, queue: JobQueue): Promise<number> {
  return runTransaction(db, async (trx) => {
    const waiting = await claimWaitingJobs(trx);
    if (waiting.length === 0) return 0;
    const time = Date.parse(now());
    await queue.add(
      waiting.map((job) => ({
        name: job.name,
        key: job.job_key,
        payload: job.payload,
        delayMs: Math.max(0, Date.parse(job.run_at) - time),
      })),
    );
    await markQueued(
      trx,
      waiting.map((job) => job.id),
      now(),
    );
    return waiting.length;
  });
}
