import type { dashboardApi } from '@pailei/contracts/dashboard';
import type { DataOf } from '@pailei/contracts/endpoint';
import type { AdminFigures, QueueView } from '@pailei/contracts/live-admin';
import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { ADMIN_TOPIC } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import { readAudit } from '../audit/index.ts';
import { readSetting } from '../settings/index.ts';
import { readDays, readDisputes, readRunning } from './dashboard.reads.ts';
import { countFigures } from './figures.repository.ts';
import { saveOverview, takeOverview } from './overview.repository.ts';

export type DashboardDeps = { db: Db; publisher: Publisher; now: () => string };
export type DashboardService = ReturnType<typeof createDashboardService>;

const AUDIT_ROWS = 8;
/** A queue in which nothing moves is told again only this often. */
const QUEUE_RETOLD_MS = 15_000;

/** The admin's first page: figures that are live, lists that are read. */
export function createDashboardService(deps: DashboardDeps) {
  return {
    async get(): Promise<DataOf<typeof dashboardApi.get>> {
      const [days, disputes, tournaments, audit, accounts] = await Promise.all([
        readDays(deps.db, deps.now()),
        readDisputes(deps.db),
        readRunning(deps.db),
        readAudit(deps.db, {}, undefined, AUDIT_ROWS),
        readSetting(deps.db, 'accounts'),
      ]);
      const recommends_second_factor = !accounts.staff_second_factor;
      return { days, disputes, tournaments, audit, recommends_second_factor };
    },

    /** Counts, and tells the `admin` topic what has changed since any worker counted last. `queue` is null while it can't be asked. */
    async refresh(queue: QueueView | null): Promise<void> {
      const figures = await countFigures(deps.db, deps.now());
      await inTransaction(deps, async (trx, log) => {
        const known = await takeOverview(trx);
        if (!known) return;
        const areFiguresNew = !isSame(known.figures, figures);
        const newQueue = queue && isWorthTelling(known.queue, queue) ? queue : null;
        if (!areFiguresNew && !newQueue) return;
        await saveOverview(trx, { figures, queue: newQueue ?? known.queue });
        if (areFiguresNew) log.add(ADMIN_TOPIC, 'figures_changed', figures);
        if (newQueue) log.add(ADMIN_TOPIC, 'queue_changed', newQueue);
      });
    },
  };
}

function isSame(known: AdminFigures | null, figures: AdminFigures): boolean {
  return (Object.keys(figures) as (keyof AdminFigures)[]).every((key) => known?.[key] === figures[key]);
}

function isWorthTelling(known: QueueView | null, queue: QueueView): boolean {
  if (!known || Date.parse(queue.seen_at) - Date.parse(known.seen_at) >= QUEUE_RETOLD_MS) return true;
  return factsOf(known) !== factsOf(queue);
}

/** In a fixed order, because jsonb keeps none of its own. */
function factsOf({ waiting, active, delayed, next }: QueueView): string {
  return JSON.stringify([waiting, active, delayed, ...next.map(({ job_key, run_at }) => [job_key, run_at])]);
}
