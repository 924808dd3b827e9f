import type { DataOf, BodyOf } from '@pailei/contracts/http/endpoint';
import {
  type EventSeriesBody,
  type EventSeriesView,
  type eventSeriesApi,
  EVENT_SERIES_ERRORS,
} from '@pailei/contracts/play/event-series/event-series.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { newId } from '@pailei/db/id';
import { nextDueAt } from '@pailei/domain/event-series/event-series';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import type { Trx } from '@pailei/db/tx';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { EventSeriesDeps } from './event-series.deps.ts';
import {
  findAllSeries,
  insertSeries,
  lockSeries,
  updateSeries,
  type EventSeriesRow,
  findSeries,
} from './event-series.repository.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { makeSeriesEventsJob } from './make-series-events.job.ts';

async function requireSeries(trx: Trx, id: string): Promise<EventSeriesView> {
  const series = await findSeries(trx, id);
  if (!series) throw generalError('not_found');
  return series;
}

function refusePast({ first_starts_at }: EventSeriesBody, now: string): void {
  if (first_starts_at <= now) throw fieldError(EVENT_SERIES_ERRORS, 'series_starts_in_past', 'first_starts_at');
}

function columnsOf({ name, plan, first_starts_at, weeks, ahead_days }: EventSeriesBody, updated_at: string) {
  return {
    name,
    plan: JSON.stringify(plan),
    first_starts_at: new Date(first_starts_at).toISOString(),
    weeks,
    ahead_days,
    updated_at,
  };
}

async function planNext(trx: Trx, id: string, dueAt: string | null): Promise<void> {
  if (dueAt !== null) await enqueueJobs(trx, [makeSeriesEventsJob(id, dueAt)]);
}

type Facts = Pick<EventSeriesRow, 'name' | 'first_starts_at' | 'weeks' | 'ahead_days' | 'next_number'>;

const factsOf = ({ name, first_starts_at, weeks, ahead_days, next_number }: Facts): Facts => ({
  name,
  first_starts_at,
  weeks,
  ahead_days,
  next_number,
});

const auditOf = (actor: Actor, id: string, before: Facts | null, after: Facts) => ({
  actor,
  target_type: 'event_series',
  target_id: id,
  before,
  after,
  reason: null,
});

/** What becomes of a series that is there. */
function seriesChanges(deps: EventSeriesDeps) {
  const { now } = deps;
  const onSeries = (
    id: string,
    change: (trx: Trx, series: EventSeriesRow) => Promise<void>,
  ): Promise<EventSeriesView> =>
    inTransaction(deps, async (trx, log) => {
      const series = await lockSeries(trx, id);
      if (!series) throw generalError('not_found');
      await change(trx, series);
      log.add(managedTopic.of(), 'series_changed', { series_id: id });
      return requireSeries(trx, id);
    });

  return {
    update: (
      actor: Actor,
      id: string,
      { revision, ...body }: BodyOf<typeof eventSeriesApi.update>,
    ): Promise<EventSeriesView> =>
      onSeries(id, async (trx, series) => {
        const at = now();
        if (revision !== series.revision) throw appError(EVENT_SERIES_ERRORS, 'series_stale');
        if (body.weeks < series.next_number - 1) throw fieldError(EVENT_SERIES_ERRORS, 'series_weeks_made', 'weeks');
        if (series.next_number === 1) refusePast(body, at);
        const columns = { ...columnsOf(body, at), next_number: series.next_number };
        const next_due_at = series.stopped_at === null ? nextDueAt(columns) : null;
        await updateSeries(trx, id, { ...columns, next_due_at, revision: revision + 1 });
        await planNext(trx, id, next_due_at);
        await recordAudit(trx, {
          ...auditOf(actor, id, factsOf(series), factsOf(columns)),
          action: 'event_series.update',
        });
      }),

    stop: (actor: Actor, id: string): Promise<EventSeriesView> =>
      onSeries(id, async (trx, series) => {
        if (series.stopped_at !== null) throw appError(EVENT_SERIES_ERRORS, 'series_stopped');
        if (series.next_due_at === null) throw appError(EVENT_SERIES_ERRORS, 'series_over');
        const at = now();
        await updateSeries(trx, id, {
          stopped_at: at,
          next_due_at: null,
          revision: series.revision + 1,
          updated_at: at,
        });
        const facts = factsOf(series);
        await recordAudit(trx, { ...auditOf(actor, id, facts, facts), action: 'event_series.stop' });
      }),

    /** Goes on with what is still to come. */
    resume: (actor: Actor, id: string): Promise<EventSeriesView> =>
      onSeries(id, async (trx, series) => {
        if (series.stopped_at === null) throw appError(EVENT_SERIES_ERRORS, 'series_running');
        const next_due_at = nextDueAt(series);
        await updateSeries(trx, id, {
          stopped_at: null,
          stop_reason: null,
          next_due_at,
          revision: series.revision + 1,
          updated_at: now(),
        });
        await planNext(trx, id, next_due_at);
        const facts = factsOf(series);
        await recordAudit(trx, { ...auditOf(actor, id, facts, facts), action: 'event_series.resume' });
      }),
  };
}

type Api = typeof eventSeriesApi;

export type EventSeriesService = ReturnType<typeof createEventSeriesService>;

/** Events that are made ahead, one a week. What a change says counts for the events that are not there yet. */
export function createEventSeriesService(deps: EventSeriesDeps) {
  const { db, now } = deps;
  return {
    async list(): Promise<DataOf<Api['list']>> {
      return { items: await findAllSeries(db) };
    },

    create(
      actor: Actor,
      { body, idempotencyKey: key }: { body: EventSeriesBody; idempotencyKey: string | undefined },
    ): Promise<EventSeriesView> {
      const call = { account_id: actor.user_id, route: 'POST /admin/event-series', key, body };
      return inTransaction(deps, async (trx, log) => {
        const { id } = await runOnce(trx, call, async () => {
          const at = now();
          refusePast(body, at);
          const made = newId();
          const columns = { ...columnsOf(body, at), next_number: 1, stopped_at: null, stop_reason: null };
          const next_due_at = nextDueAt(columns);
          const created = { created_by: actor.user_id, created_at: at };
          await insertSeries(trx, { id: made, ...columns, next_due_at, revision: 1, ...created });
          await planNext(trx, made, next_due_at);
          log.add(managedTopic.of(), 'series_changed', { series_id: made });
          const after = factsOf(columns);
          await recordAudit(trx, { ...auditOf(actor, made, null, after), action: 'event_series.create' });
          return { id: made };
        });
        return requireSeries(trx, id);
      });
    },

    ...seriesChanges(deps),
  };
}
