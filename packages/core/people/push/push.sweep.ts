import type { Db } from '@pailei/db/client';
import { trimAfterDays, trimRows } from '@pailei/db/trim';
import { sql } from 'kysely';
import type { NewJob } from '../../ground/jobs/job.ts';
import { sendPushJob } from './send-push.job.ts';

/** Messages whose try is overdue: their job was lost, or their sender died. */
export async function findOverduePushes(
  db: Db,
  { overdue, limit }: { overdue: string; limit: number },
): Promise<NewJob[]> {
  const rows = await db
    .selectFrom('push_message')
    .select(['id', 'attempts'])
    .where('state', '=', 'queued')
    .where('next_try_at', '<', overdue)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, attempts }) => sendPushJob(id, attempts));
}

/** Trims devices whose session has ended. */
export const trimSubscriptions = trimRows(
  'push_subscription',
  (now) => sql`session_id in (select id from session where revoked_at is not null or expires_at <= ${now})`,
);

export const trimPushes = trimAfterDays('push_message', 'created_at', 7);
