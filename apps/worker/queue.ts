import { Queue, Worker } from 'bullmq';
import type { JobName, JobPayloads } from '@pailei/core/jobs';
import { Redis } from 'ioredis';
import type { WorkerDeps } from './deps.ts';
import type { Job } from './jobs/job.ts';

const QUEUE = 'pailei';
const CONCURRENCY = 10;

export type QueuedJob = { name: string; key: string; payload: Record<string, string | number>; delayMs: number };

export type JobQueue = {
  /** The same key while a job of it waits or runs is that same job. */
  add(jobs: readonly QueuedJob[]): Promise<void>;
  close(): Promise<void>;
};

const silenced = (redis: Redis): Redis => redis.on('error', () => undefined);

/** Producer side: fails at once while Redis is away, because the outbox keeps the job. */
export function createJobQueue(redisUrl: string): JobQueue {
  const connection = silenced(new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }));
  const queue = new Queue(QUEUE, { connection });
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
    async close() {
      await queue.close();
      connection.disconnect();
    },
  };
}

/** Consumer side. A job without a handler is a failure that the log shows, never a crash. */
export function createJobWorker(redisUrl: string, deps: WorkerDeps, handlers: ReadonlyMap<JobName, Job>) {
  const connection = silenced(new Redis(redisUrl, { maxRetriesPerRequest: null }));
  const worker = new Worker(
    QUEUE,
    async (job) => {
      const handler = handlers.get(job.name as JobName);
      if (!handler) throw new Error(`no handler for the job ${job.name}`);
      await handler.run(deps, job.data as JobPayloads[JobName]);
    },
    { connection, concurrency: CONCURRENCY },
  );
  worker.on('error', () => undefined);
  worker.on('failed', (job, error) => console.error(`job ${job?.name} ${job?.id} failed: ${error.message}`));
  return {
    async close() {
      await worker.close();
      connection.disconnect();
    },
  };
}
