import type { PageRequested, WorkerModule, WorkerScope } from './worker-scope.ts';

const CACHE = 'away-1';
const PAGE = '/offline.html';
/** Pages that are about events; all others say themselves that they have no connection. */
const SHOWN = /^\/(?:solo-tournaments(?:\/[^/]+(?:\/(?:pairings|rules|log))?)?\/?)?$/;
/** What a server before the site answers while the site itself is away. */
const AWAY = new Set([502, 503, 504]);

/** Shows what is kept of events where the site does not answer. Whatever the site answers is left as it is. */
export const installAway: WorkerModule = (scope) => {
  scope.addEventListener('install', (event) => event.waitUntil(keepPage(scope)));
  scope.addEventListener('activate', (event) => event.waitUntil(enablePreload(scope)));
  scope.addEventListener('fetch', (event) => {
    const { pathname, origin } = new URL(event.request.url);
    if (origin !== scope.location.origin || event.request.method !== 'GET') return;
    if (event.request.mode === 'navigate' && SHOWN.test(pathname)) event.respondWith(pageOr(scope, event));
    else if (pathname.startsWith('/assets/offline')) event.respondWith(fileOf(scope, event.request));
  });
};

/** The page with the files that it names; an older one goes. */
async function keepPage({ caches, fetch }: WorkerScope): Promise<void> {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${PAGE}: ${answer.status}`);
  const html = await answer.clone().text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await cache.put(PAGE, answer);
}

/** The browser asks for a page while the worker wakes up. */
async function enablePreload({ registration }: WorkerScope): Promise<void> {
  await registration.navigationPreload?.enable();
}

async function pageOr(scope: WorkerScope, { request, preloadResponse }: PageRequested): Promise<Response> {
  const kept = async () => (await scope.caches.open(CACHE)).match(PAGE);
  try {
    const answer = (await preloadResponse) ?? (await scope.fetch(request));
    return AWAY.has(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

async function fileOf(scope: WorkerScope, request: Request): Promise<Response> {
  const kept = await (await scope.caches.open(CACHE)).match(request);
  return kept ?? scope.fetch(request);
}
