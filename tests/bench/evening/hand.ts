import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import type { Account } from '@pailei/simulator/people/accounts';
import type { Browser, Locator, Page } from 'playwright';

/** What somebody did in their window. */
export type Work = { readonly clicks: number; readonly fields: number };

/** Somebody before a window of their own: all they do is to click, choose and type. */
export type Hand = {
  readonly page: Page;
  click: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  work: () => Work;
};

/** What is not there by then has gone: whoever waits looks again. */
const PATIENCE_MS = 10_000;
const SCREEN = { width: 1_440, height: 900 };

/** A window in which the account is logged in. */
export async function openHand(browser: Browser, url: string, account: Account): Promise<Hand> {
  const context = await browser.newContext({
    viewport: SCREEN,
    locale: 'zh-CN',
    timezoneId: SITE_TIME_ZONE,
    reducedMotion: 'reduce',
    baseURL: url,
  });
  const user = await account.site.call(loginApi.me);
  const session = {
    jwt_token: account.site.token() ?? '',
    user_data: JSON.stringify(user),
    player_name: user.username,
  };
  await context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, session);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let clicks = 0;
  let fields = 0;
  return {
    page,
    async click(target) {
      await target.click();
      clicks += 1;
    },
    async type(target, text) {
      await target.fill(text);
      fields += 1;
    },
    work: () => ({ clicks, fields }),
  };
}
