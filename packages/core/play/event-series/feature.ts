import { EVENT_SERIES_AUDITS } from '@pailei/contracts/play/event-series/event-series.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createEventSeriesMaker } from './event-series.maker.ts';
import { createEventSeriesService } from './event-series.service.ts';
import { findDueSeries } from './event-series.sweep.ts';
import { makeSeriesEvents, makeSeriesEventsJob } from './make-series-events.job.ts';
import { eventSeriesCalls } from './event-series.calls.ts';

export const eventSeriesFeature = {
  name: 'event-series',
  calls: [eventSeriesCalls],
  services: { eventSeries: createEventSeriesService, eventSeriesMaker: createEventSeriesMaker },
  jobs: [makeSeriesEvents],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findDueSeries(db, overdue, limit)).map(({ id, next_due_at }) => makeSeriesEventsJob(id, next_due_at)),
  ],
  audits: EVENT_SERIES_AUDITS.actions,
  target_names: {
    event_series: (db, ids) => db.selectFrom('event_series').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
