import type { Page, WebSocketRoute } from '@playwright/test';
import { until } from '../../support/until.ts';

const HUB = /\/(socket\.io|feed)/;

/**
 * Stands between a window and the hub; call it before the first `goto`. Cut, it closes the window's sockets and takes no new
 * ones, as a hub does that is down or refuses with 429.
 */
export async function controlSockets(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(HUB, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: () => void (isCut = false),
  };
}

/**
 * Lets snapshots and what the hub sends come late, as on a slow line; call it before the first `goto`. The answer resolves when
 * nothing was on its way for as long.
 */
export async function delayLive(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  let lastAt = 0;
  // in the page: a request that Playwright holds would leave it without its cache
  await page.addInitScript((late) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      if (address.includes('/api/topics/')) await new Promise((resolve) => setTimeout(resolve, late));
      return fetch(input, init);
    };
  }, milliseconds);
  await page.routeWebSocket(HUB, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      lastAt = performance.now();
      setTimeout(() => socket.send(message), milliseconds);
    });
  });
  return async () => {
    const isQuiet = () => performance.now() > lastAt + 2 * milliseconds || undefined;
    await until(isQuiet, { withinMs: 10_000, what: 'the end of what the hub sends' });
  };
}
