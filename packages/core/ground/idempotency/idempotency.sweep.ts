import type { Db } from '@pailei/db/client';

const KEPT_MS = 24 * 3_600_000;

/** A key is good for a day: nobody repeats a call after that. */
export async function trimIdempotencyKeys(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
