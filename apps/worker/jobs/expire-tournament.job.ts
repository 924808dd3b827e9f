import type { Job } from './job.ts';

/** Opening of the check-in, and the start when it ends. */
export const expireTournamentJob: Job<'tournament-due'> = {
  name: 'tournament-due',
  run: ({ tournamentClock }, { tournament_id, due_at }) => tournamentClock.expire(tournament_id, due_at),
};
