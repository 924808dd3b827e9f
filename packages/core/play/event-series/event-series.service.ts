import type { DataOf } from '@pailei/contracts/http/endpoint';
import type {
  EventSeriesBody,
  EventSeriesView,
  eventSeriesApi,
} from '@pailei/contracts/play/event-series/event-series.api';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { newId } from '@pailei/db/id';
import { nextDueAt } from '@pailei/domain/event-series/event-series';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { seriesChanges } from './change-series.ts';
import type { EventSeriesDeps } from './event-series.deps.ts';
import { findAllSeries, insertSeries } from './event-series.repository.ts';
import { auditOf, columnsOf, factsOf, planNext, refusePast, requireSeries } from './series-steps.ts';

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
