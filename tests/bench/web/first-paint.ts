import type { BrowserContext, CDPSession } from 'playwright';
import { until } from '../../support/until.ts';
import { slowPage } from './phone.ts';

export type Frame = { atMs: number; image: Buffer };
export type Visit = { paintMs: number; isRendered: boolean; frames: readonly Frame[] };

/** A first visit over slow 4G: when something is painted for the first time, and what is seen until the page listens. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const { page, devtools } = await slowPage(context);
  try {
    const frames = await filmed(devtools);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    const paintMs = await until(
      () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
      { withinMs: 60_000, what: `${url} is painted` },
    );
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    const isRendered = await page.evaluate(() => document.getElementById('first-view') !== null);
    const begunMs = await page.evaluate(() => performance.timeOrigin);
    return { paintMs, isRendered, frames: frames.map(({ atMs, image }) => ({ atMs: atMs - begunMs, image })) };
  } finally {
    await page.close();
  }
}

async function filmed(devtools: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1_000, image: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 206, maxHeight: 412 });
  return frames;
}
