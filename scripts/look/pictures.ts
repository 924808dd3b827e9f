import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findBrowser } from '../../tests/support/browser/browser.ts';

export const WIDTHS = [360, 768, 1280, 1920] as const;
export const THEMES = ['dark', 'light'] as const;

export type Role = 'guest' | 'user' | 'referee' | 'admin';
export type PictureOrder = {
  /** Origin of the site. */
  url: string;
  /** Where the pictures go; made if it is not there. */
  folder: string;
  role: Role;
  /** `demo-accounts.json` of the site, for every role but guest. */
  accountsFile: string;
  paths: readonly string[];
};

type Login = { username: string; password: string; role: Role };

/** Fonts, pictures and the first live snapshots arrive after the page itself. */
const SETTLE_MS = 1_500;

/** The file of a picture, the same for the same page in every folder. */
export function pictureName(role: Role, path: string, width: number, theme: string): string {
  const page = path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  return `${role}-${page}-${width}-${theme}.png`;
}

/** Whole pages at every width and in both themes, at rest: without movement. */
export async function takePictures(order: PictureOrder): Promise<void> {
  mkdirSync(order.folder, { recursive: true });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const storageState = order.role === 'guest' ? undefined : await logIn(browser, order);
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: SITE_TIME_ZONE,
        ...(storageState ? { storageState } : {}),
      });
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await takeAll(context, order, (path) => pictureName(order.role, path, width, theme));
      await context.close();
    }
  }
  await browser.close();
}

async function takeAll(
  context: BrowserContext,
  { url, folder, paths }: PictureOrder,
  nameOf: (path: string) => string,
): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(url + path);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(folder, nameOf(path)), fullPage: true });
    process.stdout.write(`${nameOf(path)}\n`);
  }
}

/** Logs in once; every window starts from that. */
async function logIn(browser: Browser, { url, role, accountsFile }: PictureOrder) {
  const accounts = existsSync(accountsFile) ? (JSON.parse(readFileSync(accountsFile, 'utf8')) as Login[]) : [];
  const account = accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`${accountsFile} has no account of a ${role}.`);
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: SITE_TIME_ZONE });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel(/用户名/).fill(account.username);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}
