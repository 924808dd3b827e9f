import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { queuePushes } from '../push/queue-pushes.ts';
import { queueMails } from './call-mails.ts';
import { insertNotifications, type ShownNotification } from './notifications.repository.ts';
import { notificationView } from './notifications.view.ts';
import type { NewNotification } from './new-notification.ts';

/**
 * Puts notices into inboxes, all in one statement, and logs them to their owners' topics. Demo accounts are robots: they get none.
 * What its owner wishes goes to their devices and by mail as well.
 */
export async function notify(trx: Trx, log: LiveLog, items: readonly NewNotification[]): Promise<void> {
  await notifyNew(trx, log, items);
}

/** The same; answers what is new. */
export async function notifyNew(
  trx: Trx,
  log: LiveLog,
  items: readonly NewNotification[],
): Promise<readonly ShownNotification[]> {
  if (items.length === 0) return [];
  const rows = await insertNotifications(
    trx,
    items.map((item) => ({ ...item, id: newId() })),
  );
  for (const row of rows) {
    log.add(personalTopic.of(row.account_id), 'notification_created', { notification: notificationView(row) });
  }
  const [first] = rows;
  if (first === undefined) return [];
  await queuePushes(
    trx,
    rows.map((row) => ({ ...row, round: 0 })),
    first.created_at,
  );
  await queueMails(trx, rows);
  return rows;
}
