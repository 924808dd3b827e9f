import type { Db } from '@pailei/db/client';

const KEPT_MS = 3_600_000;
/** Of one statement: an evening leaves more than the time limit of one would take. */
const BATCH = 10_000;

/** Removes what was queued an hour ago; deadlines and states, not these rows, are the truth. */
export async function trimOutbox(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  let removed: number;
  do {
    const oldest = db.selectFrom('outbox_job').select('id').where('queued_at', '<', before).orderBy('id').limit(BATCH);
    const { numDeletedRows } = await db.deleteFrom('outbox_job').where('id', 'in', oldest).executeTakeFirstOrThrow();
    removed = Number(numDeletedRows);
  } while (removed === BATCH);
}
