import type { Db } from '@pailei/db/client';
import type { OutboxJobRow } from '@pailei/db/schema/jobs';
import type { Trx } from '@pailei/db/tx';

/** Jobs that one transaction of the relay takes. */
export const RELAY_BATCH = 200;

export async function hasWaitingJobs(db: Db): Promise<boolean> {
  const row = await db.selectFrom('outbox_job').select('id').where('queued_at', 'is', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Jobs that no relay has queued yet, locked so that two relays share the work. */
export function claimWaitingJobs(trx: Trx): Promise<OutboxJobRow[]> {
  return trx
    .selectFrom('outbox_job')
    .select(['id', 'name', 'job_key', 'payload', 'run_at', 'created_at', 'queued_at'])
    .where('queued_at', 'is', null)
    .orderBy('id')
    .limit(RELAY_BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markQueued(trx: Trx, ids: readonly number[], now: string): Promise<void> {
  await trx
    .updateTable('outbox_job')
    .set({ queued_at: now })
    .where('id', 'in', [...ids])
    .execute();
}
