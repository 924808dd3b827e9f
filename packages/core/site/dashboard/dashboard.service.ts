import type { dashboardApi } from '@pailei/contracts/site/dashboard/dashboard.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { type AdminMetrics, dashboardTopic, type QueueView } from '@pailei/contracts/site/dashboard/dashboard.topic';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { readAudit, type AuditReadDeps } from '../audit/audit.reads.ts';
import { readSetting } from '../settings/settings.reads.ts';
import { readDays, readDisputes, readRunning } from './dashboard.reads.ts';
import { countMetrics } from './metrics.repository.ts';
import { lockDashboard, readCounted, saveDashboard } from './dashboard.repository.ts';

export type DashboardDeps = AuditReadDeps & { publisher: Publisher; now: () => string };
export type DashboardService = ReturnType<typeof createDashboardService>;

const AUDIT_ROWS = 8;
/** A queue in which nothing moves is logged again only this often. */
const QUEUE_LOGGED_EVERY_MS = 15_000;

/** The dashboard: live metrics, and lists that are read. */
export function createDashboardService(deps: DashboardDeps) {
  return {
    async get(): Promise<DataOf<typeof dashboardApi.get>> {
      const [days, disputes, tournaments, audit, accounts] = await Promise.all([
        readDays(deps.db, deps.now()),
        readDisputes(deps.db),
        readRunning(deps.db),
        readAudit(deps, {}, undefined, AUDIT_ROWS),
        readSetting(deps.db, 'accounts'),
      ]);
      const recommends_second_factor = !accounts.staff_second_factor;
      return { days, disputes, tournaments, audit, recommends_second_factor };
    },

    /** Counts, and logs to the `admin` topic what has changed since any worker counted last. `queue` is null while it can't be asked. */
    async refresh(queue: QueueView | null): Promise<void> {
      const figures = await countMetrics(deps.db, deps.now());
      const last = await readCounted(deps.db);
      if (isSame(last.figures, figures) && !(queue && isQueueNews(last.queue, queue))) return;
      await inTransaction(deps, async (trx, log) => {
        const known = await lockDashboard(trx);
        if (!known) return;
        const areMetricsNew = !isSame(known.figures, figures);
        const newQueue = queue && isQueueNews(known.queue, queue) ? queue : null;
        if (!areMetricsNew && !newQueue) return;
        await saveDashboard(trx, { figures, queue: newQueue ?? known.queue });
        if (areMetricsNew) log.add(dashboardTopic.of(), 'figures_changed', figures);
        if (newQueue) log.add(dashboardTopic.of(), 'queue_changed', newQueue);
      });
    },
  };
}

function isSame(known: AdminMetrics | null, figures: AdminMetrics): boolean {
  return (Object.keys(figures) as (keyof AdminMetrics)[]).every((key) => known?.[key] === figures[key]);
}

function isQueueNews(known: QueueView | null, queue: QueueView): boolean {
  if (!known || Date.parse(queue.seen_at) - Date.parse(known.seen_at) >= QUEUE_LOGGED_EVERY_MS) return true;
  return factsOf(known) !== factsOf(queue);
}

/** In a fixed order, because jsonb keeps none of its own. */
function factsOf({ waiting, active, delayed, next }: QueueView): string {
  return JSON.stringify([waiting, active, delayed, ...next.map(({ job_key, run_at }) => [job_key, run_at])]);
}
