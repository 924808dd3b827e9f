export { defineJob, keyTime } from './job.ts';
export type { Job, JobPayload, NewJob } from './job.ts';
export { jobHandlers } from './job-handlers.ts';
export type { ClockJobName, JobName } from './job-names.ts';
export { requeueJob, enqueueJobs } from './enqueue-jobs.ts';
export { readOutboxBacklog } from './outbox.reads.ts';
export { trimOutbox } from './outbox.sweep.ts';
export { claimWaitingJobs, hasWaitingJobs, markQueued, RELAY_BATCH } from './relay-jobs.ts';
