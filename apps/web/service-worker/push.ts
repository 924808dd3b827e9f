import { NOTICE_OPENED, RECEIPT_PATH, type NoticeOpened, type PushMessage } from '../shared/alarms/push-message.ts';
import type { WorkerModule, WorkerScope } from './worker-scope.ts';

/** Pages for other programs than the visitor's eyes. */
const OVERLAY = '/match-view';

/** Shows what is pushed, lets the site know that it was shown, and opens what it is about. */
export const installPush: WorkerModule = (scope) => {
  scope.addEventListener('push', (event) => {
    const message = read(event.data);
    if (message) event.waitUntil(show(scope, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification));
  });
};

/** A message of another version of the site may look otherwise: then nothing is shown. */
function read(data: { json(): unknown } | null): PushMessage | null {
  try {
    const message = data?.json() as Partial<PushMessage> | null;
    const isText = (value: unknown) => typeof value === 'string';
    const { tag, title, text, link, receipt } = message ?? {};
    if (![tag, title, text, link, receipt].every(isText) || !link?.startsWith('/') || link.startsWith('//'))
      return null;
    return message as PushMessage;
  } catch {
    return null;
  }
}

async function show({ registration, fetch }: WorkerScope, message: PushMessage): Promise<void> {
  const { tag, title, text, link, is_call, receipt } = message;
  const options = {
    body: text,
    tag,
    renotify: true,
    requireInteraction: is_call,
    icon: '/icon-192.png',
    data: { link },
  };
  await registration.showNotification(title, options);
  await fetch(RECEIPT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ receipt }),
  }).catch(() => undefined);
}

async function open({ clients, location }: WorkerScope, { tag, data }: Notification): Promise<void> {
  const { link } = data as { link: string };
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = windows.find(({ url }) => new URL(url).origin === location.origin && new URL(url).pathname !== OVERLAY);
  if (!page) return void (await clients.openWindow(link));
  await page.focus();
  page.postMessage({ type: NOTICE_OPENED, id: tag, link } satisfies NoticeOpened, []);
}
