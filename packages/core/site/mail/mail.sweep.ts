import type { Db } from '@pailei/db/client';
import { trimAfterDays } from '@pailei/db/trim';

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

export const trimMails = trimAfterDays('mail_message', 'created_at', 30);
