import {
  notificationsApi,
  type DeliveryWay,
  type Notification as InboxItem,
} from '@pailei/contracts/features/notifications.api';

import { api } from '../../../shared/api/api.ts';

/** The calls that follow an arrival. They come with the schemas, which no page needs before something arrives. */
export const sendReceipts = (ids: string[], via: DeliveryWay): Promise<object> =>
  api.call(notificationsApi.markDelivered, { body: { ids, via } });

export const sendRead = (ids: string[] | 'all'): Promise<{ unread: number }> =>
  api.call(notificationsApi.markRead, { body: ids === 'all' ? { all: true } : { ids } });

/** Calls to matches that no window has shown yet: they came while none was open. */
export async function readMissedCalls(): Promise<InboxItem[]> {
  const query = { kind: 'match_ready', unread: 'true', limit: 5 } as const;
  const { items } = await api.retry(notificationsApi.list, { query });
  return items.filter(({ delivered_at }) => delivered_at === null);
}
