import { findDeadlines } from '@pailei/core/ground/clocks/expire-due';
import type { Work } from '@pailei/core/features/compose';
import { findStopped } from '@pailei/core/site/jobs/stopped-jobs';
import type { NewJob } from '@pailei/core/ground/jobs/job';
import type { WorkerDeps } from './deps.ts';
import type { JobQueue } from './queue.ts';

const BATCH = 200;
/** A job that is on its way gets this long before the sweep looks after it. */
const GRACE_MS = 1_000;
/** The longest pause between two sweeps. */
export const SWEEP_EVERY_MS = 5_000;

type SweepDeps = Pick<WorkerDeps, 'db' | 'now'>;
type Sweeps = Pick<Work<never>, 'sweeps' | 'clocks'>;

/**
 * Finds in the database what a lost job would have done, and queues it again. Returns when it should look again before its longest pause
 * is over: once the job of the next deadline has had its time.
 */
export async function sweepDue(
  deps: SweepDeps,
  queue: Pick<JobQueue, 'add'>,
  work: Sweeps,
): Promise<{ next_at: string | null }> {
  const { jobs, next_at } = await findLost(deps, work);
  const stopped = await findStopped(
    deps,
    jobs.map(({ key }) => key),
  );
  const wanted = jobs.filter(({ key }) => !stopped.has(key));
  if (wanted.length > 0)
    await queue.add(wanted.map(({ name, key, payload }) => ({ name, key: `${key}_swept`, payload, delayMs: 0 })));
  return { next_at };
}

/** One question after the other: all at once would open connections that are closed again until the next sweep. */
async function findLost({ db, now }: SweepDeps, { sweeps, clocks }: Sweeps) {
  const [at, limit] = [now(), BATCH];
  const overdue = later(at, -GRACE_MS);
  const { jobs, next_due_at } = await findDeadlines(db, clocks, {
    now: at,
    overdue,
    until: later(at, SWEEP_EVERY_MS - GRACE_MS),
    limit,
  });
  const found: NewJob[] = [...jobs];
  for (const sweep of sweeps) found.push(...(await sweep(db, { overdue, limit })));
  return { jobs: found, next_at: next_due_at && later(next_due_at, GRACE_MS) };
}

const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
