import type { JobName, JobPayloads } from '@pailei/core/jobs';
import type { WorkerDeps } from '../deps.ts';

/** One kind of job: its name in the outbox and in BullMQ, and what it does. It may run twice, late or never. */
export type Job<N extends JobName = JobName> = {
  name: N;
  run(deps: WorkerDeps, payload: JobPayloads[N]): Promise<void>;
};
