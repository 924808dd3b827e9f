import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { JobProgress, JobProgressEvents } from './job-progress.topic.ts';

const handlers: Handlers<JobProgress, JobProgressEvents> = {
  job_progressed(progress, { items: worked, ...facts }) {
    const items = worked && [...(progress.items ?? []), ...worked];
    return { ...progress, ...facts, ...(items && { items }) };
  },
};

export const foldJobProgress: Fold<JobProgress | null> = (progress, event) =>
  progress && foldBy(handlers, progress, event);
