import type { Locator, Page } from '@playwright/test';

/** The large score of a match view, the home page or the own match room. */
export const score = (page: Page, left: number, right: number): Locator =>
  page.getByRole('main').getByRole('img', { name: `比分 ${left} 比 ${right}`, exact: true });

/** One side's digit on an overlay; the old one stands before it while it rolls away. */
export const overlayDigit = (page: Page, side: 'a' | 'b'): Locator =>
  page.locator(`[data-part="score-${side}"] em`).last();

/** The notice about what was just done. Its text stands once more beside it, for screen readers. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-part="toast"]', { hasText: text });

/** A card at the top right. */
export const notification = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-part="notification"]', { hasText: text });

/** The dialog that is open. A notification that comes meanwhile has the same role. */
export const dialogIn = (page: Page): Locator =>
  page.getByRole('dialog').and(page.locator(':not([data-part="notification"])'));

/** Text of everything that a window's sockets receive, in order. Call it before the first `goto`. */
export function receivedFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}
