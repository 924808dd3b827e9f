import { NOTICES, NOTICE_KINDS, type NoticeKind } from '@pailei/contracts/features/notice-text';
import type { NoticeSwitches, Notification, NotificationSettings } from '@pailei/contracts/features/notifications.api';
import type { NotificationRow } from '@pailei/db/schema/notifications';

export function notificationView(
  row: Pick<NotificationRow, 'id' | 'notice' | 'created_at' | 'read_at' | 'delivered_at'>,
): Notification {
  const { id, notice, created_at, read_at, delivered_at } = row;
  return { id, notice, created_at, read_at, delivered_at };
}

const defaultSwitches = (kind: NoticeKind): NoticeSwitches => ({
  toast: true,
  browser: NOTICES[kind].isUrgent ?? false,
  sound: NOTICES[kind].isCall ?? false,
  mail: false,
});

const settingsOf = (switchesOf: (kind: NoticeKind) => NoticeSwitches): NotificationSettings =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, switchesOf(kind)])) as NotificationSettings;

/** The switches of every kind: as the account set them, else as they come. */
export const settingsView = (rows: readonly (NoticeSwitches & { kind: NoticeKind })[]): NotificationSettings =>
  settingsOf((kind) => {
    const { toast, browser, sound, mail = false } = rows.find((row) => row.kind === kind) ?? defaultSwitches(kind);
    return { toast, browser, sound, ...(NOTICES[kind].isMailed && { mail }) };
  });

/** Those of the kinds that are sent. */
export const sentSettings = (settings: NotificationSettings): NotificationSettings =>
  settingsOf((kind) => settings[kind]);
