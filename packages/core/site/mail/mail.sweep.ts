import type { Db } from '@pailei/db/client';

/** Mails whose try is overdue: their job was lost, or their sender died. */
export async function findOverdueMails(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: string; attempts: number }[]> {
  return db
    .selectFrom('mail_message')
    .select(['id', 'attempts'])
    .where('state', '=', 'queued')
    .where('next_try_at', '<', before)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
}

/** How long a mail stands in the log. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes mails older than 30 days, and returns how many. */
export async function trimMails(db: Db, now: string): Promise<number> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  const result = await db.deleteFrom('mail_message').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
