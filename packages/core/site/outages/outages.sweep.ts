import type { Db } from '@pailei/db/client';

/** How long an outage stands in the table; what the records say of it stays. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Removes outages whose time was given back three months ago, and returns how many. */
export async function trimOutages(db: Db, now: string): Promise<number> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  const result = await db.deleteFrom('outage').where('settled_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
