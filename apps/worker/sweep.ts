import { findOverdue } from '@pailei/core/ground/clocks';
import type { Work } from '@pailei/core/ground/features';
import { findStopped } from '@pailei/core/site/jobs';
import { trimOutbox, type NewJob } from '@pailei/core/ground/jobs';
import type { WorkerDeps } from './deps.ts';
import type { JobQueue } from './queue.ts';

const BATCH = 200;
/** A job that is on its way gets this long before the sweep looks after it. */
const GRACE_MS = 1_000;
const OUTBOX_KEPT_MS = 3_600_000;

type SweepDeps = Pick<WorkerDeps, 'db' | 'now'>;
type Sweeps = Pick<Work<never>, 'sweeps' | 'clocks'>;

/** Finds in the database what a lost job would have done, and queues it again. */
export async function sweepDue(deps: SweepDeps, queue: Pick<JobQueue, 'add'>, work: Sweeps): Promise<void> {
  const { db, now } = deps;
  const jobs = await findLost(deps, work);
  const stopped = await findStopped(
    deps,
    jobs.map(({ key }) => key),
  );
  const wanted = jobs.filter(({ key }) => !stopped.has(key));
  await queue.add(wanted.map(({ name, key, payload }) => ({ name, key: `${key}_swept`, payload, delayMs: 0 })));
  await trimOutbox(db, new Date(Date.parse(now()) - OUTBOX_KEPT_MS).toISOString());
}

async function findLost({ db, now }: SweepDeps, { sweeps, clocks }: Sweeps): Promise<NewJob[]> {
  const overdue = new Date(Date.parse(now()) - GRACE_MS).toISOString();
  const found = await Promise.all([
    ...clocks.map((clock) => findOverdue({ db, now }, clock, { before: overdue, limit: BATCH })),
    ...sweeps.map((sweep) => sweep(db, { overdue, limit: BATCH })),
  ]);
  return found.flat();
}
