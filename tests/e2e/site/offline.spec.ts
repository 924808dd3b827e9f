import { addressesApi } from '@pailei/contracts/shop/addresses/addresses.api';
import type { Page, Request } from '@playwright/test';
import { score, toast } from '../support/locators.ts';
import { buildRunningMatch, matchViewPath, playUntilGame } from '../support/match.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { openRendered } from '../support/rendered.ts';
import { ADDRESS, newBuyer } from '../support/shop.ts';
import { controlSockets } from '../support/sockets.ts';
import { expect, test } from '../support/test.ts';

const AT_ONCE = { timeout: 1_000 };
const AS_OF = /^截至 \d\d:\d\d:\d\d$/;
const isToaster = (request: Request) => request.url().includes('/assets/Toaster-');
const asOf = (page: Page) => page.getByText(AS_OF).filter({ visible: true }).first();

test('LIVE goes out when the connection is lost, and what was shown stays, even on the next page', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/);
  const running = await buildRunningMatch();
  await playUntilGame(running);
  const sockets = await controlSockets(page);
  await page.goto(matchViewPath(running));
  const stage = page.getByRole('region', { name: '比分' });
  await expect(stage.getByText('LIVE', { exact: true })).toBeVisible();
  await sockets.cut();
  await expect(stage.getByText(AS_OF).first()).toBeVisible();
  await expect(stage.getByText('LIVE', { exact: true })).toBeHidden();
  await expect(score(page, 0, 0)).toBeVisible();

  await page.reload();
  await expect(score(page, 0, 0)).toBeVisible();
  await expect(stage.getByText(AS_OF).first()).toBeVisible();

  sockets.mend();
  await expect(stage.getByText('LIVE', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(stage.getByText(AS_OF)).toHaveCount(0);
});

test('a refused socket takes neither the points nor the ticker, and no page becomes an error', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/);
  const running = await buildRunningMatch();
  await playUntilGame(running);
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: await newBuyer(admin, 1_234) });
  const sockets = await controlSockets(page);
  const points = page.getByRole('link', { name: '积分 1,234' });
  const ticker = page.getByRole('banner').getByText(/^\d:\d$/);
  await page.goto('/solo-tournaments');
  await expect(points).toBeVisible();
  await expect(ticker).toBeVisible();
  await sockets.cut();
  await expect(asOf(page)).toBeVisible();
  await expect(points).toBeVisible();
  await expect(ticker).toBeVisible();

  await page.reload();
  await expect(points).toBeVisible();
  await expect(ticker).toBeVisible();
  await expect(page.getByText(running.tournament.name).first()).toBeVisible();

  await page.goto('/live');
  await expect(page.getByRole('heading', { name: '进行中的场次' })).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await expect(points).toBeVisible();
  await expect(page.getByText('加载失败')).toHaveCount(0);
});

test('a window that never got a socket shows what the server rendered, and until when it is right', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/);
  const page = await openWindow({ player: await newPlayer('无线') });
  const sockets = await controlSockets(page);
  await sockets.cut();
  await openRendered(page, '/live');
  await expect(page.getByRole('heading', { name: '进行中的场次' })).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByText('加载失败')).toHaveCount(0);
  sockets.mend();
  await expect(asOf(page)).toHaveCount(0, { timeout: 15_000 });
});

const SNAPSHOTS = /\/api\/topics\//;
/** An address that asks for more than is rendered gets the empty shell. */
const SHELL = '/live?shell';

test('a window that got neither a socket nor a rendered page fetches what it shows', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/);
  const page = await openWindow({ player: await newPlayer('无线') });
  await (await controlSockets(page)).cut();
  await page.goto(SHELL);
  await expect(page.getByRole('heading', { name: '进行中的场次' })).toBeVisible();
  await expect(asOf(page)).toBeVisible();
});

test('a window that gets neither a socket, nor a rendered page, nor a snapshot shows the points and no error page', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/, /ERR_FAILED/);
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: await newBuyer(admin, 777) });
  const sockets = await controlSockets(page);
  await sockets.cut();
  await page.route(SNAPSHOTS, (route) => route.abort());
  await page.goto(SHELL);
  await expect(page.getByRole('link', { name: '积分 777' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '直播', exact: true })).toBeVisible();
  await expect(page.getByText('实时连接暂时不可用，连上后自动显示。')).toBeVisible();
  await expect(page.getByText('加载失败')).toHaveCount(0);
  await page.unroute(SNAPSHOTS);
  sockets.mend();
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByRole('heading', { name: '进行中的场次' })).toBeVisible({ timeout: 15_000 });
});

test('a click answers within a second without a network, and nothing that was typed is lost', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/WebSocket connection to/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const player = await newPlayer('断网');
  const page = await openWindow({ player });
  const sockets = await controlSockets(page);
  // what shows messages is loaded a while after the page, and not at all without a network
  await Promise.all([page.waitForEvent('requestfinished', isToaster), page.goto('/profile?tab=addresses')]);
  await page.getByRole('button', { name: '新增地址' }).click();
  const dialog = page.getByRole('dialog', { name: '新增地址' });
  const field = dialog.getByLabel('详细地址');
  await field.fill(ADDRESS);

  await page.context().setOffline(true);
  await sockets.cut();
  await expect(asOf(page)).toBeVisible();
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await expect(dialog.getByText('网络连接失败，请检查网络设置')).toBeVisible(AT_ONCE);
  await expect(field).toHaveValue(ADDRESS);

  await page.context().setOffline(false);
  sockets.mend();
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await expect(toast(page, '地址已保存')).toBeVisible();
  expect((await player.site.call(addressesApi.list)).addresses).toMatchObject([{ full_address: ADDRESS }]);
});

test('a click that nobody answers says within a second that it waits', async ({ openWindow, allowErrors }) => {
  allowErrors(/WebSocket connection to/);
  const page = await openWindow({ player: await newPlayer('无声') });
  const sockets = await controlSockets(page);
  await page.goto('/profile?tab=addresses');
  await page.getByRole('button', { name: '新增地址' }).click();
  const dialog = page.getByRole('dialog', { name: '新增地址' });
  await dialog.getByLabel('详细地址').fill(ADDRESS);
  await sockets.cut();
  await expect(asOf(page)).toBeVisible();
  await page.route('**/api/addresses', () => undefined);
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await expect(toast(page, '还没有收到服务器的答复，正在等待')).toBeVisible({ timeout: 1_200 });
  await expect(dialog.getByLabel('详细地址')).toHaveValue(ADDRESS);
});
