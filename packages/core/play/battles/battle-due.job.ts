import { dueJob } from '../../ground/clocks/clock.ts';
import type { NewJob } from '../../ground/jobs/job.ts';

export const BATTLE_CLOCK = 'battle';

export const battleDueJob = (id: string, due_at: string): NewJob => dueJob(BATTLE_CLOCK, { id, due_at });
