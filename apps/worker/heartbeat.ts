import { processIdOf } from '@pailei/core/site/health/heartbeat';
import { writeHeartbeat } from '@pailei/core/site/health/process-heartbeats';
import { canaryTopic } from '@pailei/contracts/site/canary/canary.topic';
import { inTransaction } from '@pailei/live/transaction';
import type { WorkerDeps } from './deps.ts';
import type { LoopState } from './loop.ts';

/** Records that this worker is alive, and writes the canary whose arrival at a hub proves the whole live path. */
export async function beat({ db, publisher }: WorkerDeps, loops: LoopState[]): Promise<void> {
  const process_id = processIdOf('worker');
  await inTransaction({ db, publisher }, async (trx, log) => {
    await writeHeartbeat(trx, { process_id, kind: 'worker', detail: { loops } });
    log.add(canaryTopic.of(), 'canary_sent', { from: process_id });
  });
}
