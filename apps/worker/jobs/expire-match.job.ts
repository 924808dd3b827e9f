import type { Job } from './job.ts';

/** Check-in, shield, ban, pick and report deadlines of a match. */
export const expireMatchJob: Job<'match-due'> = {
  name: 'match-due',
  run: ({ matches }, { match_id, due_at }) => matches.expire(match_id, due_at),
};
