import type { Db } from '@pailei/db/client';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Links that have long led nowhere. */
export async function trimLinks(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('team_link').where('expires_at', '<', before).execute();
}
