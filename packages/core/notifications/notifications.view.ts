import { NOTICE_KINDS } from '@pailei/contracts/notice-text';
import type { NoticeKind } from '@pailei/contracts/notice-text';
import type { NoticeSwitches, Notification, NotificationSettings } from '@pailei/contracts/notifications';
import type { NotificationRow } from '@pailei/db/schema/notifications';

export function notificationView(
  row: Pick<NotificationRow, 'id' | 'notice' | 'created_at' | 'read_at' | 'delivered_at'>,
): Notification {
  const { id, notice, created_at, read_at, delivered_at } = row;
  return { id, notice, created_at, read_at, delivered_at };
}

/** Kinds that somebody waits for an answer to. */
const URGENT: readonly NoticeKind[] = [
  'match_ready',
  'opponent_reported',
  'dispute_ruled',
  'match_decided',
  'check_in_open',
  'case_opened',
  'event_stalled',
];

/** Kinds that call somebody to a table. */
const CALLS: readonly NoticeKind[] = ['match_ready', 'case_opened'];

const defaultSwitches = (kind: NoticeKind): NoticeSwitches => ({
  toast: true,
  browser: URGENT.includes(kind),
  sound: CALLS.includes(kind),
});

/** The switches of every kind: as the account set them, else as they come. */
export function settingsView(rows: readonly (NoticeSwitches & { kind: NoticeKind })[]): NotificationSettings {
  const entries = NOTICE_KINDS.map((kind) => {
    const { toast, browser, sound } = rows.find((row) => row.kind === kind) ?? defaultSwitches(kind);
    return [kind, { toast, browser, sound }] as const;
  });
  return Object.fromEntries(entries) as NotificationSettings;
}
