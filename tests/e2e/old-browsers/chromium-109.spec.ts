import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { DECKS } from '@pailei/simulator/people/deck-list';
import type { Page } from '@playwright/test';
import {
  buildRunningMatch,
  FINAL_ONLY,
  matchViewPath,
  myPanelPath,
  playGame,
  playUntilGame,
} from '../support/match.ts';
import { newMember, newStaff } from '../support/new-accounts.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { ADDRESS, newBuyer, newProduct, submit } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const BLAMES = /网络连接失败|页面没有打开|浏览器版本太旧/;

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(BLAMES)).toHaveCount(0);
}

test('the browser is as old as it says', ({ browser }) => {
  expect(browser.version()).toMatch(/^109\./);
});

test('home, an event and its match view are shown, and follow the match', async ({ page }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '排行榜' })).toBeVisible();
  await expectWhole(page);

  await page.goto(`/solo-tournaments/${running.tournament.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(running.tournament.name);
  await page.getByRole('tab', { name: '数据' }).click();
  await expect(page.getByText('职业表现')).toBeVisible();
  await expectWhole(page);

  await page.goto(matchViewPath(running));
  await expect(page.getByRole('img', { name: /比分 0 比 0/ })).toBeVisible();
  await playGame(running, 'a');
  await expect(page.getByRole('img', { name: /比分 1 比 0/ })).toBeVisible();
  await expectWhole(page);
});

test('a player logs in, and reads the notifications and the own match', async ({ page }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(running);
  const member = await newMember('旧机');
  await page.goto('/login');
  await page.getByLabel('用户名').fill(member.username);
  await page.getByLabel('密码', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner').getByText(`欢迎回来，${member.username}`)).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: '通知', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/notifications');
  await expectWhole(page);
});

test('a player reports on the own page of the event', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(running);
  const page = await openWindow({ player: running.a });
  await page.goto(myPanelPath(running.tournament.id));
  await expect(page.getByText(running.b.username).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '我胜' })).toBeVisible();
  await expectWhole(page);
});

test('a deck is imported from its code', async ({ openWindow }) => {
  const player = await newPlayer('旧卡组');
  const [{ code, name }] = DECKS;
  await player.site.call(decksApi.create, { body: { name, code } });
  const page = await openWindow({ player });
  await page.goto('/decks');
  await expect(page.getByRole('list', { name: '卡组' }).getByRole('link', { name })).toBeVisible();
  await page.goto('/decks/import');
  await page.getByRole('textbox', { name: '卡组码' }).fill(DECKS[2].code);
  await expect(page.getByRole('list', { name: '识别到的卡组' }).getByRole('listitem')).toHaveCount(1);
  await expectWhole(page);
});

test('a product of the shop is ordered', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const page = await openWindow({ player: buyer });
  await page.goto(`/shopping?search=${encodeURIComponent(product.name)}`);
  await page.getByRole('list', { name: '商品' }).getByRole('link', { name: product.name }).click();
  await page.getByRole('link', { name: '立即兑换' }).click();
  await page.getByRole('textbox', { name: '详细地址' }).fill(ADDRESS);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible();
  await expectWhole(page);
});

test('below the floor a note says so, the rendered page stays, and nothing blames the network', async ({ page }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  for (const path of ['/', `/solo-tournaments/${running.tournament.id}`, '/login']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(/浏览器版本太旧/);
    await expect(page.getByText(/网络连接失败|页面没有打开/)).toHaveCount(0);
  }
});
