import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import {
  EVENT_SERIES_ERRORS,
  type EventSeriesView,
  type eventSeriesApi,
} from '@pailei/contracts/play/event-series/event-series.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import type { Trx } from '@pailei/db/tx';
import { nextDueAt } from '@pailei/domain/event-series/event-series';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { EventSeriesDeps } from './event-series.deps.ts';
import { lockSeries, updateSeries, type EventSeriesRow } from './event-series.repository.ts';
import { auditOf, columnsOf, factsOf, planNext, refusePast, requireSeries } from './series-steps.ts';

/** What becomes of a series that is there. */
export function seriesChanges(deps: EventSeriesDeps) {
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
