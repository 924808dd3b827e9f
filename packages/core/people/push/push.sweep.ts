import type { Db } from '@pailei/db/client';
import type { NewJob } from '../../ground/jobs/index.ts';
import { sendPushJob } from './send-push.job.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

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

/** Removes devices whose session has ended, and messages after a week. */
export async function trimPushes(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where((session) => session.or([session('revoked_at', 'is not', null), session('expires_at', '<=', now)])),
    )
    .execute();
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('push_message').where('created_at', '<', before).execute();
}
