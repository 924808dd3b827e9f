import { dueJob } from '../../../ground/clocks/clock.ts';
import type { NewJob } from '../../../ground/jobs/job.ts';

export const TOURNAMENT_CLOCK = 'tournament';

export const tournamentDueJob = (id: string, due_at: string): NewJob => dueJob(TOURNAMENT_CLOCK, { id, due_at });
