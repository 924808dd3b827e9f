import { dueJob } from '../../../ground/clocks/clock.ts';
import type { NewJob } from '../../../ground/jobs/job.ts';

export const MATCH_CLOCK = 'match';

export const matchDueJob = (id: string, due_at: string): NewJob => dueJob(MATCH_CLOCK, { id, due_at });
