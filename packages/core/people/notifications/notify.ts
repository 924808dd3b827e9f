import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/people/personal/personal.topic';
import { insertNotifications } from './notifications.repository.ts';
import { notificationView } from './notifications.view.ts';
import type { NewNotification } from './new-notification.ts';

/** Puts notices into inboxes, all in one statement, and logs them to their owners' topics. Demo accounts are robots: they get none. */
export async function notify(trx: Trx, log: LiveLog, items: readonly NewNotification[]): Promise<void> {
  if (items.length === 0) return;
  const rows = await insertNotifications(
    trx,
    items.map((item) => ({ ...item, id: newId() })),
  );
  for (const row of rows) {
    log.add(personalTopic.of(row.account_id), 'notification_created', { notification: notificationView(row) });
  }
}
