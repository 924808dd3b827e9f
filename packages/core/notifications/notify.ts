import type { Notice } from '@pailei/contracts/notifications';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { userTopic } from '@pailei/live/topics';
import { insertNotifications } from './notifications.repository.ts';
import { notificationView } from './notifications.view.ts';

export type NewNotification = {
  account_id: string;
  /** The same key again for the same account is the same notification: nothing happens. */
  dedupe_key: string;
  notice: Notice;
};

/** Puts notices into inboxes, all in one statement, and tells their owners live. Demo accounts are robots: they get none. */
export async function notify(trx: Trx, log: LiveLog, items: readonly NewNotification[]): Promise<void> {
  if (items.length === 0) return;
  const rows = await insertNotifications(
    trx,
    items.map((item) => ({ ...item, id: newId() })),
  );
  for (const row of rows) {
    log.add(userTopic(row.account_id), 'notification_created', { notification: notificationView(row) });
  }
}
