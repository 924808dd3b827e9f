import { hostname } from 'node:os';
import { CANARY_TOPIC } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import type { WorkerDeps } from './deps.ts';
import type { LoopState } from './loop.ts';

const startedAt = new Date().toISOString();

/** Says that this worker lives, and sends the canary whose arrival at a hub proves the whole live path. */
export async function beat({ db, publisher, now }: WorkerDeps, loops: LoopState[]): Promise<void> {
  const process_id = `worker-${hostname()}-${process.pid}`;
  const row = {
    process_id,
    kind: 'worker' as const,
    started_at: startedAt,
    beat_at: now(),
    detail: JSON.stringify({ loops }),
  };
  await inTransaction({ db, publisher }, async (trx, log) => {
    await trx
      .insertInto('process_heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('process_id').doUpdateSet({ beat_at: row.beat_at, detail: row.detail }))
      .execute();
    await trx
      .deleteFrom('process_heartbeat')
      .where('beat_at', '<', new Date(Date.parse(row.beat_at) - 3_600_000).toISOString())
      .execute();
    log.add(CANARY_TOPIC, 'canary_sent', { from: process_id });
  });
}
