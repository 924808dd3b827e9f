import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { CallChannel } from '@pailei/domain/alerts/alerts';
import type { DeliveryWay, NoticeSwitches } from '@pailei/contracts/features/notifications.api';
import type { Notice } from '@pailei/contracts/features/notice-text';

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
  /** When it was last sent again. */
  reminded_at: string | null;
  /** How often it was sent again. */
  round: Generated<number>;
};
export type NotificationRow = Selectable<NotificationTable>;

/** What an account switched; a kind without a row is as it comes. */
export type NotificationSettingTable = Required<NoticeSwitches> & { account_id: string; kind: Notice['kind'] };

/** Of a call to a match: when what was sent in a round first arrived on a channel. */
export type CallDeliveryTable = { notification_id: string; round: number; channel: CallChannel; at: string };

/** A device that gets notices while every tab is closed. It goes with the session that it was added in. */
export type PushSubscriptionTable = {
  id: string;
  account_id: string;
  session_id: string;
  /** The address at the push service: whoever knows it and the keys may send to the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
  /** When the push service last took something for it. */
  sent_at: string | null;
};
export type PushSubscriptionRow = Selectable<PushSubscriptionTable>;

/** What is sent to a device. `notification_id` null: a test by its owner. */
export type PushMessageTable = {
  id: string;
  notification_id: string | null;
  subscription_id: string;
  round: number;
  /** The service worker sends it back once, as the proof that it was shown. */
  receipt: string;
  state: Generated<'queued' | 'sent' | 'skipped' | 'failed'>;
  attempts: Generated<number>;
  next_try_at: string | null;
  shown_at: string | null;
  error: string | null;
  created_at: string;
};
export type PushMessageRow = Selectable<PushMessageTable>;
