import type { Page, Request } from '@playwright/test';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { hasControl, keepAway, kill, letBack, untilRestarted } from '../support/process-control.ts';
import {
  buildRunningMatch,
  matchViewPath,
  myPanelPath,
  playGame,
  playUntilGame,
  readSeries,
} from '../support/match.ts';
import { expect, test, type OpenWindow } from '../support/test.ts';
import { overlayDigit, score, toast } from '../support/locators.ts';

/** The browser looks for a newer service worker when it likes, also while the site is away. */
const SERVICE_WORKER = /HTTP response code \(503\) was received when fetching the script/;

const isToaster = (request: Request) => request.url().includes('/assets/Toaster-');

test.skip(() => !hasControl(), 'processes are only killed on a site that this run started');

test('a killed hub shows 重连中 for a short time, and then the view equals the database', async ({
  page,
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/);
  const running = await buildRunningMatch();
  await playUntilGame(running);
  const overlay = await openWindow();
  await Promise.all([page.goto(matchViewPath(running)), overlay.goto(`/match-view?match=${running.matchId}`)]);
  const pill = page.getByRole('region', { name: '比分' });
  await expect(pill).toContainText('已连接');
  await expect(overlayDigit(overlay, 'a')).toHaveText('0');

  await Promise.all([pill.getByText('重连中').waitFor(), kill('hub')]);
  await playGame(running, 'a');
  await untilRestarted('hub');
  await expect(pill).toContainText('已连接');
  await expect(score(page, 1, 0)).toBeVisible();
  await expect(overlayDigit(overlay, 'a')).toHaveText('1');

  const { sides } = await readSeries(running);
  await expect(score(page, sides.a.wins, sides.b.wins)).toBeVisible();
  const { events } = await running.a.site.call(matchesApi.record, { params: { id: running.matchId } });
  await expect(page.getByRole('slider', { name: '回放位置' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^第 ${events.length} 步，共 ${events.length} 步`),
  );
});

const READY = '你已就绪，等待对手进入房间。';

/** The panel of a player whose match waits for them, loaded as a whole. */
async function openPanel(openWindow: OpenWindow): Promise<Page> {
  const running = await buildRunningMatch();
  const page = await openWindow({ player: running.a });
  // The code that reports errors is loaded after the page: an error before that is a failed load.
  await Promise.all([page.waitForEvent('requestfinished', isToaster), page.goto(myPanelPath(running.tournament.id))]);
  await expect(readyButton(page)).toBeEnabled();
  return page;
}

const readyButton = (page: Page) => page.getByRole('button', { name: '我已就绪' });

test('a click while the api is killed is refused with a clear message or carried out, and works when the api is back', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 503/, SERVICE_WORKER);
  const page = await openPanel(openWindow);
  await kill('api');
  await readyButton(page).click();
  const [done, refused] = [page.getByText(READY), toast(page, '服务暂时不可用')];
  await expect(done.or(refused)).toBeVisible();
  // the message does not stay as long as a slow start takes
  const isRefused = await refused.isVisible();
  await untilRestarted('api');
  if (isRefused) await readyButton(page).click();
  await expect(done).toBeVisible();
});

test('an api that stays away is a clear message at the click, and the click works when it is back', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 503/, SERVICE_WORKER);
  const page = await openPanel(openWindow);
  await keepAway('api');
  await readyButton(page).click();
  await expect(toast(page, '服务暂时不可用')).toBeVisible();
  await expect(readyButton(page)).toBeEnabled();
  await letBack('api');
  await readyButton(page).click();
  await expect(page.getByText(READY)).toBeVisible();
});
