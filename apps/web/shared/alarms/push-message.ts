import type { PushPayload } from '@pailei/contracts/people/push/push.api';

export type PushMessage = PushPayload;

/** Where the service worker reports what it showed: `pushApi.shown`, without the schemas. */
export const RECEIPT_PATH = '/api/notifications/push-shown';

/** From the service worker to a page: a notice was pressed. `id`: of the notification, or of a test. */
export const NOTICE_OPENED = 'notice-opened';
export type NoticeOpened = { type: typeof NOTICE_OPENED; id: string; link: string };

export function noticeOpenedOf(data: unknown): NoticeOpened | null {
  const isOne = typeof data === 'object' && data !== null && Reflect.get(data, 'type') === NOTICE_OPENED;
  return isOne ? (data as NoticeOpened) : null;
}
