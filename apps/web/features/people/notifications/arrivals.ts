import { foldPersonal } from '@pailei/contracts/features/personal.fold';
import { personalTopic, type Personal } from '@pailei/contracts/features/personal.topic';
import type { Notification as InboxItem } from '@pailei/contracts/features/notifications.api';
import { payloadOf } from '@pailei/contracts/topics/topic';

import { liveClient } from '../../../shared/live/connection.ts';
import { serverNow } from '../../../shared/state/clock.ts';
import type { Arrival } from './announce.ts';

export type ArrivalHandlers = {
  onArrival: (arrival: Arrival) => void;
  onRead: (ids: readonly string[] | null) => void;
  /** The inbox is not what it was. */
  onChange: () => void;
};

/** What is older came while this window was away: it waits in the inbox. A call to an open match is never too old. */
const FRESH_MS = 120_000;

/** Follows what comes to the visitor's inbox, each once per window. Returns the unsubscribe function. */
export function watchArrivals(userId: string, handlers: ArrivalHandlers): () => void {
  const shown = new Set<string>();
  let personal: Personal | undefined;

  function arrive(item: InboxItem, round: number): void {
    const key = `${item.id}:${round}`;
    if (!personal || shown.has(key) || !isDue(item, personal)) return;
    shown.add(key);
    handlers.onArrival({ item, round, switches: personal.notification_settings[item.notice.kind] });
  }

  return liveClient().watch(personalTopic.of(userId), {
    onSnapshot(state) {
      personal = state;
      handlers.onChange();
      if (personal.unread_notifications > 0 && personal.open_matches.length > 0)
        void missedCalls().then((items) => items.forEach((item) => arrive(item, 0)));
    },
    onEvents(events) {
      if (!personal) return;
      personal = events.reduce(foldPersonal, personal);
      for (const event of events) {
        const created = payloadOf(personalTopic, 'notification_created', event);
        const read = payloadOf(personalTopic, 'notifications_read', event);
        if (created) arrive(created.notification, created.round ?? (created.is_reminder ? 1 : 0));
        if (read) handlers.onRead(read.ids);
        if (created ?? read) handlers.onChange();
      }
    },
  });
}

function isDue({ notice, created_at }: InboxItem, { open_matches }: Personal): boolean {
  if (notice.kind === 'match_ready') return open_matches.some(({ match_id }) => match_id === notice.match_id);
  return serverNow() - Date.parse(created_at) < FRESH_MS;
}

/** They wait in the inbox as well when this fails. */
async function missedCalls(): Promise<InboxItem[]> {
  try {
    const { readMissedCalls } = await import('./inbox.calls.ts');
    return await readMissedCalls();
  } catch {
    return [];
  }
}
