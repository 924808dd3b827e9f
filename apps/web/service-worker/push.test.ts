import { expect, test, vi } from 'vitest';
import { installPush } from './push.ts';
import type { ShownClient, WorkerScope } from './worker-scope.ts';

const message = {
  tag: 'n1',
  title: '轮到你了',
  text: '「周赛」第 1 轮，请就位',
  link: '/solo-tournaments/t?tab=mine',
  is_call: true,
  receipt: 'r1',
};

/** A service worker of a browser with these windows, that has the push module. */
function install(
  windows: readonly ShownClient[] = [],
  fetch = vi.fn<WorkerScope['fetch']>(async () => new Response()),
) {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  installPush({
    registration: { showNotification },
    caches: undefined as unknown as CacheStorage,
    clients: { matchAll: async () => windows, openWindow, claim: async () => undefined },
    location: { origin: 'https://pailei.example' },
    fetch,
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  });
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  const push = (data: unknown) => send('push', { data: { json: () => data } });
  const press = () =>
    send('notificationclick', { notification: { tag: 'n1', data: { link: message.link }, close: vi.fn() } });
  return { showNotification, openWindow, fetch, push, press };
}

const windowAt = (path: string) => ({
  url: `https://pailei.example${path}`,
  focus: vi.fn(async () => undefined),
  postMessage: vi.fn(),
});

test('what is pushed is shown, and the site is told by its receipt', async () => {
  const { showNotification, fetch, push } = install();
  await push(message);
  expect(showNotification).toHaveBeenCalledWith('轮到你了', {
    body: message.text,
    tag: 'n1',
    renotify: true,
    requireInteraction: true,
    icon: '/icon-192.png',
    data: { link: message.link },
  });
  expect(fetch).toHaveBeenCalledWith(
    '/api/notifications/push-shown',
    expect.objectContaining({ body: '{"receipt":"r1"}' }),
  );
});

test('without a network it is shown all the same', async () => {
  const { showNotification, push } = install(
    [],
    vi.fn(async () => Promise.reject(new Error('offline'))),
  );
  await push(message);
  expect(showNotification).toHaveBeenCalledOnce();
});

test.each([
  [null],
  ['text'],
  [{ ...message, title: 3 }],
  [{ ...message, link: 'https://other.example' }],
  [{ ...message, link: '//other.example' }],
])('nothing is shown of %j', async (data) => {
  const { showNotification, fetch, push } = install();
  await push(data);
  expect(showNotification).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('a press brings an open page to the front and lets it go there', async () => {
  const [overlay, page] = [windowAt('/match-view'), windowAt('/decks')];
  const { openWindow, press } = install([overlay, page]);
  await press();
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'notice-opened', id: 'n1', link: message.link }, []);
  expect(overlay.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('with every tab closed a press opens one', async () => {
  const { openWindow, press } = install();
  await press();
  expect(openWindow).toHaveBeenCalledWith(message.link);
});
