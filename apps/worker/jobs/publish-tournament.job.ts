import type { Job } from './job.ts';

/** A delayed event's line in lists, when its last change is old enough. */
export const publishTournamentJob: Job<'publish-tournament'> = {
  name: 'publish-tournament',
  run: ({ tournamentClock }, { tournament_id }) => tournamentClock.publish(tournament_id),
};
