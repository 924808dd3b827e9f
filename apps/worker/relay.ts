import { claimWaitingJobs, hasWaitingJobs, markQueued, RELAY_BATCH } from '@pailei/core/ground/jobs/relay-jobs';
import { runTransaction } from '@pailei/db/tx';
import type { WorkerDeps } from './deps.ts';
import { startLoop, type Loop } from './loop.ts';
import type { JobQueue } from './queue.ts';

type RelayDeps = Pick<WorkerDeps, 'db' | 'now'>;

/** A lost wake-up delays a job by so much. */
const RELAY_EVERY_MS = 2_000;
/** Between two runs: what many commits leave goes into the queue together. */
const RELAY_REST_MS = 20;

/** Runs when a commit has left jobs. */
export function startRelay(
  deps: RelayDeps,
  queue: Pick<JobQueue, 'add'>,
  { onError, everyMs = RELAY_EVERY_MS }: { onError: (error: unknown) => void; everyMs?: number },
): Loop {
  const tick = () => drainOutbox(deps, queue);
  return startLoop('relay', everyMs, { tick, onError, isWoken: true, shortestMs: RELAY_REST_MS });
}

/** Hands all that waits in the outbox to BullMQ. What is committed meanwhile wakes the relay again. */
export async function drainOutbox(deps: RelayDeps, queue: Pick<JobQueue, 'add'>): Promise<void> {
  if (!(await hasWaitingJobs(deps.db))) return;
  while ((await relayOutbox(deps, queue)) === RELAY_BATCH);
}

/** Hands what waits in the outbox to BullMQ, and returns how many. Killed in between, the jobs are handed over again: same key, same job. */
export function relayOutbox({ db, now }: RelayDeps, queue: Pick<JobQueue, 'add'>): Promise<number> {
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
