import { Queue, Worker, type Job as BullJob } from 'bullmq';
import type { QueueView } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { recordJobDone, recordJobGivenUp } from '@pailei/core/site/jobs/stopped-jobs';
import type { Job } from '@pailei/core/ground/jobs/job';
import type { QueueDepth } from '@pailei/core/site/status/measure';
import type { SiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';
import type { WorkerDeps } from './deps.ts';

const QUEUE = 'jobs';
export const JOB_CONCURRENCY = 10;
const SHOWN_NEXT = 10;
/** How long after Redis refused it the worker asks for jobs again. */
const RETRY_MS = 1_000;

export type QueuedJob = { name: string; key: string; payload: Record<string, string | number>; delayMs: number };

export type JobQueue = {
  /** The same key while a job of it waits or runs is that same job. */
  add(jobs: readonly QueuedJob[]): Promise<void>;
  /** How full it is, and what comes next. */
  look(): Promise<QueueView>;
  depth(): Promise<QueueDepth>;
  close(): Promise<void>;
};

/** Called after every job: its name, how it ended, and how long it took in seconds. */
export type JobObserver = (labels: { job: string; outcome: 'done' | 'failed' }, seconds: number) => void;

const silenced = (redis: Redis): Redis => redis.on('error', () => undefined);

/** Producer side: fails at once while Redis is away, because the outbox keeps the job. */
export function createJobQueue({ url, prefix }: SiteRedis): JobQueue {
  const connection = silenced(new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }));
  const queue = new Queue(QUEUE, { connection, prefix });
  queue.on('error', () => undefined);
  return {
    async add(jobs) {
      await queue.addBulk(
        jobs.map((job) => ({
          name: job.name,
          data: job.payload,
          opts: {
            jobId: job.key,
            delay: job.delayMs,
            attempts: 5,
            backoff: { type: 'exponential', delay: 500 },
            // Gone when done or given up, so that the sweep can add the same job again.
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      );
    },
    async look() {
      const [counts, next] = await Promise.all([
        queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed'),
        queue.getJobs(['delayed'], 0, SHOWN_NEXT - 1, true),
      ]);
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
      return {
        seen_at: new Date().toISOString(),
        waiting: waiting + prioritized,
        active,
        delayed,
        next: next.flatMap(upcoming),
      };
    },
    async depth() {
      const [counts, [oldest]] = await Promise.all([
        queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active'),
        queue.getWaiting(0, 0),
      ]);
      const { waiting = 0, prioritized = 0, delayed = 0, active = 0 } = counts;
      // A delayed job waits only from when it is due.
      const oldest_at = oldest ? new Date(oldest.timestamp + (oldest.opts.delay ?? 0)).toISOString() : null;
      return { waiting: waiting + prioritized, delayed, active, oldest_at };
    },
    async close() {
      await queue.close();
      connection.disconnect();
    },
  };
}

/** Consumer side. A job without a handler is a failure that the log shows, never a crash. */
export function createJobWorker(
  deps: WorkerDeps,
  handlers: ReadonlyMap<string, Job<WorkerDeps>>,
  observe: JobObserver,
) {
  const { log } = deps;
  const { url, prefix } = deps.redis;
  const reportLostNote = (error: unknown) => log.error({ err: error }, 'a job failure could not be noted');
  const connection = silenced(new Redis(url, { maxRetriesPerRequest: null }));
  const worker = new Worker(
    QUEUE,
    async (job) => {
      const handler = handlers.get(job.name);
      if (!handler) throw new Error(`no handler for the job ${job.name}`);
      const startedAt = performance.now();
      const end = (outcome: 'done' | 'failed') =>
        observe({ job: job.name, outcome }, (performance.now() - startedAt) / 1_000);
      try {
        await handler.run(deps, job.data);
        end('done');
      } catch (error) {
        end('failed');
        throw error;
      }
    },
    { connection, prefix, concurrency: JOB_CONCURRENCY, runRetryDelay: RETRY_MS },
  );
  worker.on('error', () => undefined);
  worker.on('failed', (job, error) => {
    log.error({ err: error, job: job?.name, job_key: job?.id }, 'job failed');
    if (job && isGivenUp(job))
      void recordJobGivenUp(deps, { name: job.name, key: job.id ?? '', payload: job.data as object, error }).catch(
        reportLostNote,
      );
  });
  worker.on('completed', ({ id: key = '', name, data }) => {
    void recordJobDone(deps, { name, key, payload: data as object }).catch(reportLostNote);
  });
  return {
    async close() {
      await worker.close();
      connection.disconnect();
    },
  };
}

/** A job that was taken out of the queue between the two questions is no more. */
function upcoming(job: BullJob | undefined): QueueView['next'] {
  if (!job?.id) return [];
  return [{ name: job.name, job_key: job.id, run_at: new Date(job.timestamp + job.delay).toISOString() }];
}

const isGivenUp = (job: BullJob): boolean => job.attemptsMade >= (job.opts.attempts ?? 1);
