import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { DeliveryWay, notificationsApi, NotificationSettings } from '@pailei/contracts/features/notifications.api';
import type { CallChannel } from '@pailei/domain/alerts/alerts';
import type { Db } from '@pailei/db/client';
import { runTransaction, type Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordArrival } from '../../site/deliveries/record-arrival.ts';
import { findCallId } from './call.repository.ts';
import {
  countNotifications,
  listNotifications,
  markDelivered,
  markRead,
  readSwitches,
  saveSwitches,
} from './notifications.repository.ts';
import { notificationView, sentSettings, settingsView } from './notifications.view.ts';

export type NotificationsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

const CHANNEL_OF: Readonly<Record<DeliveryWay, CallChannel>> = {
  notification: 'card',
  browser: 'browser',
  inbox: 'inbox',
};

type Api = typeof notificationsApi;
export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** One's own inbox; ids of others are as if they did not exist. */
export function createNotificationsService(deps: NotificationsDeps) {
  return {
    async list(actor: Actor, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      const { skip, limit, kind } = query;
      const unread = query.unread === undefined ? undefined : query.unread === 'true';
      const [rows, total, unreadCount] = await Promise.all([
        listNotifications(deps.db, actor.user_id, { skip, limit, unread, kind }),
        countNotifications(deps.db, actor.user_id, { unread, kind }),
        readUnread(deps.db, actor.user_id),
      ]);
      return { items: rows.map(notificationView), total, skip, limit, unread: unreadCount };
    },

    /** Answers how many are unread then; the owner's other windows follow. */
    markRead(actor: Actor, body: BodyOf<Api['markRead']>): Promise<{ unread: number }> {
      return inTransaction(deps, async (trx, log) => {
        const asked = 'ids' in body ? body.ids : null;
        const now = deps.now();
        const ids = await markRead(trx, actor.user_id, asked, now);
        await recordArrival(trx, { notification_ids: ids, channel: 'seen', now });
        const unread = await readUnread(trx, actor.user_id);
        if (ids.length > 0)
          log.add(personalTopic.of(actor.user_id), 'notifications_read', { ids: asked === null ? null : ids, unread });
        return { unread };
      });
    },

    markDelivered(actor: Actor, { ids, via }: BodyOf<Api['markDelivered']>): Promise<Record<string, never>> {
      return runTransaction(deps.db, async (trx) => {
        const [account_id, now] = [actor.user_id, deps.now()];
        await markDelivered(trx, account_id, { ids, via, now });
        await recordArrival(trx, { notification_ids: ids, channel: CHANNEL_OF[via], now, account_id });
        return {};
      });
    },

    /** The page of a match is open before its player. A match that has not called them is none of theirs. */
    async pageOpen(actor: Actor, matchId: string): Promise<Record<string, never>> {
      const id = await findCallId(deps.db, actor.user_id, matchId);
      if (id === undefined) throw generalError('not_found');
      await recordArrival(deps.db, { notification_ids: [id], channel: 'page', now: deps.now() });
      return {};
    },

    settings: (actor: Actor): Promise<NotificationSettings> => readSettings(deps.db, actor.user_id),

    saveSettings(actor: Actor, body: BodyOf<Api['saveSettings']>): Promise<NotificationSettings> {
      return inTransaction(deps, async (trx, log) => {
        const settings = sentSettings(body);
        await saveSwitches(trx, actor.user_id, settings);
        log.add(personalTopic.of(actor.user_id), 'notification_settings_changed', { settings });
        return settings;
      });
    },
  };
}

export const readUnread = (db: Db | Trx, accountId: string): Promise<number> =>
  countNotifications(db, accountId, { unread: true });

export async function readSettings(db: Db | Trx, accountId: string): Promise<NotificationSettings> {
  return settingsView(await readSwitches(db, accountId));
}
