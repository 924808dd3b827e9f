import { defineJob, type NewJob } from '../../../ground/jobs/job.ts';

type Services = { tournamentClock: { leaveRosters(id: string): Promise<void> } };

/** Players of an event who have left their teams leave the rosters. */
export const leaveRosters = defineJob({
  name: 'leave-rosters',
  fields: ['tournament_id'],
  run: ({ tournamentClock }: Services, { tournament_id }) => tournamentClock.leaveRosters(tournament_id),
});

export const leaveRostersJob = (tournamentId: string): NewJob =>
  leaveRosters.create({ tournament_id: tournamentId }, { key: tournamentId });
