import type { Page, WebSocketRoute } from '@playwright/test';

/**
 * Stands between a window and the hub; call it before the first `goto`. Cut, it closes the window's sockets and takes no new
 * ones, as a hub does that is down or refuses with 429.
 */
export async function controlSockets(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/(socket\.io|feed)/, async (socket) => {
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
