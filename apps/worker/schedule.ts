import { trimLog } from '@pailei/live/log';
import type { WorkerDeps } from './deps.ts';
import { beat } from './heartbeat.ts';
import { startLoop } from './loop.ts';
import type { Loop } from './loop.ts';
import type { JobQueue } from './queue.ts';
import { relayOutbox } from './relay.ts';
import { sweepDue } from './sweep.ts';

/** What this process does by the clock. */
export function startSchedule(deps: WorkerDeps, queue: JobQueue): Loop[] {
  return [
    startLoop('relay', 50, async () => {
      while ((await relayOutbox(deps, queue)) > 0);
    }),
    startLoop('sweep', 2_000, () => sweepDue(deps, queue)),
    startLoop('featured', 1_000, () => deps.featured.refresh()),
    startLoop('heartbeat', 5_000, () => beat(deps)),
    startLoop('trim', 3_600_000, async () => void (await trimLog(deps.db))),
  ];
}
