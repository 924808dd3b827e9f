import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import { freePort } from '@pailei/local/servers/ports';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { findBrowser } from '../../support/browser/browser.ts';
import type { Credentials } from './bench-site.ts';

/** Slow 4G as Lighthouse has it, in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };

export type Phone = { context: BrowserContext; debugPort: number; close: () => Promise<void> };

/** A browser with a profile of its own, which Lighthouse can take over by its port. With an account its visitor is logged in. */
export async function openPhone(url: string, player?: Credentials): Promise<Phone> {
  const { executablePath, args, env } = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'bench-phone-'));
  const debugPort = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${debugPort}`],
    env: { ...process.env, ...env },
    viewport: SCREEN,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    // pages are rendered in the site's time: who is elsewhere has them drawn anew
    timezoneId: SITE_TIME_ZONE,
  });
  if (player) await logInto(context, url, player);
  return {
    context,
    debugPort,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function logInto(context: BrowserContext, url: string, player: Credentials): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('用户名').fill(player.username);
  await page.getByLabel('密码', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.close();
}

/** A page as over slow 4G with a slow processor, with nothing kept from earlier visits. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools };
}
