import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { OutboxJobRow } from '@pailei/db/schema/jobs';

const BATCH = 200;

/** Jobs that no relay has queued yet, locked so that two relays share the work. */
export function takeWaitingJobs(trx: Trx): Promise<OutboxJobRow[]> {
  return trx
    .selectFrom('outbox_job')
    .select(['id', 'name', 'job_key', 'payload', 'run_at', 'created_at', 'queued_at'])
    .where('queued_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
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

/** Removes what was queued longer ago than `before`; deadlines and states, not these rows, are the truth. */
export async function trimOutbox(db: Db, before: string): Promise<void> {
  await db.deleteFrom('outbox_job').where('queued_at', '<', before).execute();
}

/** What no relay has queued yet, and since when the first of it waits. */
export async function readOutboxBacklog(db: Db): Promise<{ waiting: number; oldest_at: string | null }> {
  return db
    .selectFrom('outbox_job')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min<string | null>('created_at').as('oldest_at')])
    .where('queued_at', 'is', null)
    .executeTakeFirstOrThrow();
}
