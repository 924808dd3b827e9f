import { defineJob, type NewJob } from '../../../ground/jobs/job.ts';

type Services = { tournamentClock: { advance(id: string): Promise<void> } };

/** After every match: the next round, the next bracket match, the end. */
export const advanceTournament = defineJob({
  name: 'advance-tournament',
  fields: ['tournament_id'],
  run: ({ tournamentClock }: Services, { tournament_id }) => tournamentClock.advance(tournament_id),
});

/** `cause` distinguishes one end of a match from the next, so that a running job never absorbs a later one. */
export const advanceTournamentJob = (tournamentId: string, cause: string): NewJob =>
  advanceTournament.create({ tournament_id: tournamentId }, { key: `${tournamentId}_${cause}` });
