import { defineJob, keyTime, type NewJob } from '../../../ground/jobs/job.ts';

type Services = { seasonCounter: { count(tournamentId: string): Promise<void> } };

/** An event that is over, or is over with other results: its season counts it. Nothing where it comes twice. */
export const countSeasonEvent = defineJob({
  name: 'count-season-event',
  fields: ['tournament_id'],
  run: ({ seasonCounter }: Services, { tournament_id }) => seasonCounter.count(tournament_id),
});

export const countSeasonEventJob = (tournamentId: string, dueAt: string): NewJob =>
  countSeasonEvent.create({ tournament_id: tournamentId }, { key: `${tournamentId}_${keyTime(dueAt)}`, run_at: dueAt });
