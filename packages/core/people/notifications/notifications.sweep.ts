import type { Db } from '@pailei/db/client';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Inboxes keep 90 days. */
export async function trimNotifications(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('notification').where('created_at', '<', before).execute();
}
