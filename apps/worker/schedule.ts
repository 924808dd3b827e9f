import { showDueAnnouncements } from '@pailei/core/announcements';
import { trimResets, trimVerifications } from '@pailei/core/accounts';
import { startDueRefresh, trimImports } from '@pailei/core/cards';
import { trimLists } from '@pailei/core/item-jobs';
import { trimFailures } from '@pailei/core/job-failures';
import { trimStatus } from '@pailei/core/status';
import { slotAt } from '@pailei/domain/status';
import { trimIdempotencyKeys } from '@pailei/core/idempotency';
import { trimMails } from '@pailei/core/mail';
import { remindPlayers, trimNotifications } from '@pailei/core/notifications';
import { eraseAddresses } from '@pailei/core/order-desk';
import { checkShopWhenDue, trimChecks } from '@pailei/core/shop-check';
import { turnMaintenance } from '@pailei/core/maintenance';
import { watchLowStock } from '@pailei/core/products';
import { settleClocks } from '@pailei/core/tournaments';
import { trimLog } from '@pailei/live/log';
import type { WorkerDeps } from './deps.ts';
import { beat } from './heartbeat.ts';
import { startLoop } from './loop.ts';
import type { Loop } from './loop.ts';
import type { JobQueue } from './queue.ts';
import { relayOutbox } from './relay.ts';
import { sweepDue } from './sweep.ts';

/** What this process does by the clock. */
export function startSchedule(deps: WorkerDeps, queue: JobQueue, prober: { tick: () => Promise<void> }): Loop[] {
  // The first ticks run before the list is whole.
  const loops: Loop[] = [];
  const loop = (name: string, everyMs: number, tick: () => Promise<void>) =>
    startLoop(name, everyMs, { tick, onError: (error) => deps.log.error({ err: error }, name) });
  loops.push(
    loop('relay', 50, async () => {
      while ((await relayOutbox(deps, queue)) > 0);
    }),
    loop('sweep', 2_000, () => sweepDue(deps, queue)),
    loop('featured', 1_000, async () => {
      await deps.streamQueue.settle();
      await deps.featured.refresh();
    }),
    loop('maintenance', 500, async () => {
      await turnMaintenance(deps);
      await settleClocks(deps);
    }),
    loop('announcements', 500, async () => void (await showDueAnnouncements(deps))),
    loop('heartbeat', 5_000, () =>
      beat(
        deps,
        loops.map(({ state }) => state()),
      ),
    ),
    loop('overview', 2_000, async () => deps.dashboard.refresh(await queue.look().catch(() => null))),
    loop('probes', 1_000, () => prober.tick()),
    loop('reminders', 5_000, async () => void (await remindPlayers(deps))),
    loop('deck-warnings', 5_000, () => deps.deckWarnings.tick()),
    loop('card-refresh', 60_000, () => startDueRefresh(deps)),
    loop('addresses', 600_000, () => eraseAddresses(deps)),
    loop('low-stock', 1_000, () => watchLowStock(deps)),
    loop('shop-check', 60_000, () => checkShopWhenDue(deps)),
    loop('loose-uploads', 600_000, async () => void (await deps.uploads.removeLoose())),
    loop('trim', 3_600_000, async () => {
      await trimLog(deps.db);
      await trimStatus(deps.db, slotAt(Date.parse(deps.now())));
      await trimMails(deps.db, deps.now());
      await trimResets(deps.db, deps.now());
      await trimVerifications(deps.db, deps.now());
      await trimFailures(deps.db, deps.now());
      await trimNotifications(deps.db, deps.now());
      await trimIdempotencyKeys(deps.db, deps.now());
      await trimImports(deps.db, deps.now());
      await trimLists(deps.db, 'order_batch', deps.now());
      await trimLists(deps.db, 'stock_change', deps.now());
      await trimChecks(deps.db, deps.now());
    }),
  );
  return loops;
}
