import { defineJob, keyTime, type NewJob } from '../../../ground/jobs/job.ts';

type Services = { tournamentClock: { publish(id: string): Promise<void> } };

/** A delayed event's line in lists, when its last change is old enough. */
export const publishTournament = defineJob({
  name: 'publish-tournament',
  fields: ['tournament_id'],
  run: ({ tournamentClock }: Services, { tournament_id }) => tournamentClock.publish(tournament_id),
});

/** When a change of a delayed event becomes public. */
export const publishTournamentJob = (tournamentId: string, dueAt: string): NewJob =>
  publishTournament.create(
    { tournament_id: tournamentId },
    { key: `${tournamentId}_${keyTime(dueAt)}`, run_at: dueAt },
  );
