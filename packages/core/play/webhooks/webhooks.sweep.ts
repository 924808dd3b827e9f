import type { Db } from '@pailei/db/client';

/** How long a message stands in the log. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes messages older than 30 days, and returns how many. */
export async function trimDeliveries(db: Db, now: string): Promise<number> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  const result = await db.deleteFrom('webhook_delivery').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
