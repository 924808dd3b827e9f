import type { Db } from '@pailei/db/client';

/** What no relay has queued yet, and since when the first of it waits. */
export async function readOutboxBacklog(db: Db): Promise<{ waiting: number; oldest_at: string | null }> {
  return db
    .selectFrom('outbox_job')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min<string | null>('created_at').as('oldest_at')])
    .where('queued_at', 'is', null)
    .executeTakeFirstOrThrow();
}
