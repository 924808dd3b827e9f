import { defineJob, keyTime, type NewJob } from '../../ground/jobs/job.ts';

type Services = { eventSeriesMaker: { make(seriesId: string): Promise<void> } };

/** What a series has due: found again by the sweep where this is lost, nothing where it comes twice. */
export const makeSeriesEvents = defineJob({
  name: 'make-series-events',
  fields: ['series_id'],
  run: ({ eventSeriesMaker }: Services, { series_id }) => eventSeriesMaker.make(series_id),
});

export const makeSeriesEventsJob = (seriesId: string, dueAt: string): NewJob =>
  makeSeriesEvents.create({ series_id: seriesId }, { key: `${seriesId}_${keyTime(dueAt)}`, run_at: dueAt });
