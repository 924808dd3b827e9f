import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { DeliveryWay, Notice, NoticeSwitches } from '@pailei/contracts/people/notifications/notifications.api';

export type NotificationTable = {
  id: string;
  account_id: string;
  kind: Notice['kind'];
  notice: JSONColumnType<Notice>;
  /** The same key twice for an account is the same notification. */
  dedupe_key: string;
  created_at: Generated<string>;
  read_at: string | null;
  /** When and how a client first said that it showed this: the proof of delivery. */
  delivered_at: string | null;
  delivered_via: DeliveryWay | null;
  /** When it was sent a second time for want of that. */
  reminded_at: string | null;
};
export type NotificationRow = Selectable<NotificationTable>;

/** What an account switched; a kind without a row is as it comes. */
export type NotificationSettingTable = NoticeSwitches & { account_id: string; kind: Notice['kind'] };
