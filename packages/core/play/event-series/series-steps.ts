import { fieldError, generalError } from '@pailei/contracts/http/errors';
import {
  EVENT_SERIES_ERRORS,
  type EventSeriesBody,
  type EventSeriesView,
} from '@pailei/contracts/play/event-series/event-series.api';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { findSeries, type EventSeriesRow } from './event-series.repository.ts';
import { makeSeriesEventsJob } from './make-series-events.job.ts';

export async function requireSeries(trx: Trx, id: string): Promise<EventSeriesView> {
  const series = await findSeries(trx, id);
  if (!series) throw generalError('not_found');
  return series;
}

export function refusePast({ first_starts_at }: EventSeriesBody, now: string): void {
  if (first_starts_at <= now) throw fieldError(EVENT_SERIES_ERRORS, 'series_starts_in_past', 'first_starts_at');
}

export function columnsOf({ name, plan, first_starts_at, weeks, ahead_days }: EventSeriesBody, updated_at: string) {
  return {
    name,
    plan: JSON.stringify(plan),
    first_starts_at: new Date(first_starts_at).toISOString(),
    weeks,
    ahead_days,
    updated_at,
  };
}

export async function planNext(trx: Trx, id: string, dueAt: string | null): Promise<void> {
  if (dueAt !== null) await enqueueJobs(trx, [makeSeriesEventsJob(id, dueAt)]);
}

type Facts = Pick<EventSeriesRow, 'name' | 'first_starts_at' | 'weeks' | 'ahead_days' | 'next_number'>;

export const factsOf = ({ name, first_starts_at, weeks, ahead_days, next_number }: Facts): Facts => ({
  name,
  first_starts_at,
  weeks,
  ahead_days,
  next_number,
});

export const auditOf = (actor: Actor, id: string, before: Facts | null, after: Facts) => ({
  actor,
  target_type: 'event_series',
  target_id: id,
  before,
  after,
  reason: null,
});
