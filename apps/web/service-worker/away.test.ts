import { expect, test, vi } from 'vitest';
import { installAway } from './away.ts';
import type { WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://pailei.example';
const HTML = '<link href="/assets/offline-a.css"><script src="/assets/offline-b.js"></script>';

/** A service worker that has the module, and was installed. */
async function installed(options: { offlinePage?: Response } = {}) {
  const kept = new Map<string, Response>();
  const pathOf = (key: RequestInfo) => (typeof key === 'string' ? key : new URL(key.url).pathname);
  const cache = {
    match: async (key: RequestInfo) => kept.get(pathOf(key))?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    addAll: async (paths: string[]) => paths.forEach((path) => kept.set(path, new Response(`file ${path}`))),
  };
  const caches = { open: async () => cache, delete: async () => kept.clear() } as unknown as CacheStorage;
  const fetch = vi.fn<WorkerScope['fetch']>(async () => options.offlinePage ?? new Response(HTML));
  const listeners = new Map<string, (event: never) => void>();
  installAway({
    registration: { showNotification: async () => undefined },
    caches,
    clients: { matchAll: async () => [], openWindow: async () => undefined, claim: async () => undefined },
    location: { origin: ORIGIN },
    fetch,
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  });
  const work: Promise<unknown>[] = [];
  listeners.get('install')?.({ waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
  await Promise.all(work);

  /** The text that a page or file is answered with; `undefined`: the worker has nothing to do with it. */
  async function ask(
    path: string,
    site: () => Promise<Response>,
    { mode = 'navigate', method = 'GET', origin = ORIGIN } = {},
  ) {
    fetch.mockImplementation(site);
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: origin + path, mode, method },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => void (answer = response),
    } as never);
    return answer && (await answer).text();
  }
  return { ask };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answers = (status: number) => async () => new Response(`site ${status}`, { status });

test('a site that answers is left as it is, whatever it says', async () => {
  const { ask } = await installed();
  for (const status of [200, 301, 404, 500]) {
    const said = await ask('/solo-tournaments/t', status === 301 ? answers(200) : answers(status));
    expect(said).toBe(`site ${status === 301 ? 200 : status}`);
  }
});

test.each([
  '/',
  '/solo-tournaments',
  '/solo-tournaments/t',
  '/solo-tournaments/t/pairings',
  '/solo-tournaments/t/rules',
])('without a site %s is what is kept', async (path) => {
  const { ask } = await installed();
  expect(await ask(path, offline)).toBe(HTML);
  expect(await ask(path, answers(502))).toBe(HTML);
});

test('the files of the page come from what is kept', async () => {
  const { ask } = await installed();
  expect(await ask('/assets/offline-b.js', offline, { mode: 'no-cors' })).toBe('file /assets/offline-b.js');
});

test.each([
  ['/shopping', {}],
  ['/solo-tournaments/t/match-view', {}],
  ['/api/solo-tournaments/t', { mode: 'cors' }],
  ['/solo-tournaments/t', { method: 'POST' }],
  ['/solo-tournaments/t', { origin: 'https://other.example' }],
])('it has nothing to do with %s %o', async (path, options) => {
  const { ask } = await installed();
  expect(await ask(path, answers(200), options)).toBeUndefined();
});

test('a worker that could not keep its page is not installed', async () => {
  await expect(installed({ offlinePage: new Response('', { status: 404 }) })).rejects.toThrow('/offline.html: 404');
});
