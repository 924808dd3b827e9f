import type { Job } from './job.ts';

/** After every match: the next round, the next bracket match, the end. */
export const advanceTournamentJob: Job<'advance-tournament'> = {
  name: 'advance-tournament',
  run: ({ tournamentClock }, { tournament_id }) => tournamentClock.advance(tournament_id),
};
