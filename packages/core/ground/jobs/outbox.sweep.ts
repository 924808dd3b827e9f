import type { Db } from '@pailei/db/client';

/** Removes what was queued longer ago than `before`; deadlines and states, not these rows, are the truth. */
export async function trimOutbox(db: Db, before: string): Promise<void> {
  await db.deleteFrom('outbox_job').where('queued_at', '<', before).execute();
}
