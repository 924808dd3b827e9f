import { readOutboxBacklog } from '@pailei/core/ground/jobs/outbox.reads';
import { createMetrics } from '@pailei/core/ground/metrics/metrics';
import { poolUsage } from '@pailei/db/client';
import type { WorkerDeps } from './deps.ts';
import type { JobQueue } from './queue.ts';
import type { Trimmer } from './trims/trimmer.ts';

/** The metrics of this process, and how it records a job that was run. */
export function createWorkerMetrics(
  { db }: Pick<WorkerDeps, 'db'>,
  queue: Pick<JobQueue, 'depth'>,
  trimmer: Pick<Trimmer, 'backlog'>,
) {
  const metrics = createMetrics('worker');
  metrics.levels('database_connections', 'Connections of this process, and callers waiting for one.', () =>
    poolUsage(db),
  );
  metrics.levels('queue_jobs', 'Jobs in the queue.', async () => {
    const { waiting, delayed, active } = await queue.depth();
    return { waiting, delayed, active };
  });
  metrics.levels('outbox_jobs', 'Jobs that no relay has queued yet.', async () => {
    const { waiting } = await readOutboxBacklog(db);
    return { waiting };
  });
  metrics.levels('trim_backlog_rows', 'Rows by table that the last trim should have removed.', trimmer.backlog);
  const observeJob = metrics.durations('job_duration_seconds', 'Jobs by name and outcome.', ['job', 'outcome']);
  return { metrics, observeJob };
}
