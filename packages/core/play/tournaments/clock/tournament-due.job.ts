import { dueJob } from '../../../ground/clocks/index.ts';
import type { NewJob } from '../../../ground/jobs/index.ts';

export const TOURNAMENT_CLOCK = 'tournament';

export const tournamentDueJob = (id: string, due_at: string): NewJob => dueJob(TOURNAMENT_CLOCK, { id, due_at });
