import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { personalTopic } from '@pailei/contracts/people/personal/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { findDelivery, markReminded, takeUndelivered } from './notifications.repository.ts';
import { notificationView } from './notifications.view.ts';

export const matchReadyKey = (matchId: string): string => `match_ready:${matchId}`;

/** Whether a client of this player ever said that it showed them the call to their match. */
export async function wasDelivered(db: Db | Trx, accountId: string, matchId: string): Promise<boolean> {
  return (await findDelivery(db, accountId, matchReadyKey(matchId))) !== null;
}

export type ReminderDeps = { db: Db; publisher: Publisher; now: () => string };

const RECEIPT_WAIT_MS = 60_000;
/** No match gathers its players for longer than this. */
const OLDEST_MS = 24 * 3_600_000;
const BATCH = 200;

/** Sends the calls that nobody has acknowledged for a minute once more, while their matches still wait. Returns how many. */
export function remindPlayers(deps: ReminderDeps): Promise<number> {
  return inTransaction(deps, async (trx, log) => {
    const now = deps.now();
    const ago = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
    const rows = await takeUndelivered(trx, { after: ago(OLDEST_MS), before: ago(RECEIPT_WAIT_MS) }, BATCH);
    if (rows.length === 0) return 0;
    await markReminded(
      trx,
      rows.map(({ id }) => id),
      now,
    );
    for (const row of rows) {
      const notification = notificationView(row);
      log.add(personalTopic.of(row.account_id), 'notification_created', { notification, is_reminder: true });
    }
    return rows.length;
  });
}
