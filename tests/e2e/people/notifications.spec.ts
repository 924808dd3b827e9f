import type { Page } from '@playwright/test';
import { notificationsApi, type Notification } from '@pailei/contracts/features/notifications.api';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { checkInAll, enter } from '@pailei/simulator/run-tournament';
import { createPace } from '@pailei/simulator/connections/pace';
import { notification } from '../support/locators.ts';
import { openTournament, startTournament } from '../support/match.ts';
import { newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', { name: unread === 0 ? '通知' : `通知，${unread} 条未读`, exact: true });
const balance = (page: Page, points: string) =>
  page.getByRole('banner').getByRole('link', { name: `积分 ${points}`, exact: true });

async function give(admin: Player, player: Player, amount: number, reason: string): Promise<void> {
  await admin.site.call(pointsApi.adjust, { params: { id: player.user.id }, body: { amount, reason } });
}

async function callOf({ site }: Player): Promise<Notification | undefined> {
  return (await site.call(notificationsApi.list, { query: { kind: 'match_ready' } })).items[0];
}

test('points that an admin gives appear at once in both windows of a player; what is read in one is read in the other', async ({
  openWindow,
}) => {
  const [{ admin }, player] = await Promise.all([staffOfSite(), newPlayer('积分')]);
  const first = await openWindow({ player });
  const second = await first.context().newPage();
  await first.goto('/solo-tournaments');
  await second.goto('/notifications');
  for (const page of [first, second]) {
    await expect(balance(page, '0')).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
  }
  await expect(second.getByRole('main').getByText('还没有通知')).toBeVisible();

  await give(admin, player, 1_500, '周赛奖励');
  // together, because a card goes by itself
  await Promise.all([first, second].map((page) => expect(notification(page, '积分 +1,500')).toBeVisible()));
  for (const page of [first, second]) {
    await expect(balance(page, '1,500')).toBeVisible();
    await expect(bell(page, 1)).toBeVisible();
  }
  await expect(second.getByRole('main').getByRole('link', { name: /积分 \+1,500/ })).toBeVisible();

  await bell(first, 1).click();
  await expect(first.getByRole('dialog').getByRole('link', { name: /周赛奖励，余额 1,500/ })).toBeVisible();
  await first.getByRole('dialog').getByRole('button', { name: '全部已读' }).click();
  for (const page of [first, second]) await expect(bell(page, 0)).toBeVisible();
  await expect(second.getByRole('main').getByText('未读：')).toHaveCount(0);
});

test('the inbox is filtered and marked; a notice leads to what it is about', async ({ openWindow }) => {
  const [{ admin }, player] = await Promise.all([staffOfSite(), newPlayer('收件')]);
  await give(admin, player, 10, '第一笔奖励');
  await give(admin, player, -4, '录入更正');
  const page = await openWindow({ player });
  await page.goto('/notifications');
  const main = page.getByRole('main');
  const lines = main.getByRole('link', { name: /积分 [+−]/ });
  await expect(main.getByRole('heading', { name: '今天' })).toBeVisible();
  await expect(lines).toHaveText([/积分 −4.*录入更正，余额 6/, /积分 \+10.*第一笔奖励，余额 10/]);
  await lines.first().click();
  await expect(page).toHaveURL(/tab=points/);
  await expect(bell(page, 1)).toBeVisible();

  await page.goto('/notifications');
  await main.getByRole('button', { name: /^未读/ }).click();
  await expect(lines).toHaveText([/第一笔奖励/]);
  await main.getByRole('button', { name: '全部标为已读' }).click();
  await expect(main.getByText('没有符合条件的通知。')).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
});

/** A tournament in whose check-in both players are; its start opens their match. */
async function gather(staff: Awaited<ReturnType<typeof staffOfSite>>, players: readonly [Player, Player]) {
  const announced = await openTournament(staff);
  for (const player of players) await enter(player, announced, createPace(1, 1));
  await checkInAll(staff, [...players], announced.id, 600);
  return announced.id;
}

test('the start of a match calls its players, and the call that a window showed has its receipt', async ({
  openWindow,
}) => {
  const [staff, here, away] = await Promise.all([staffOfSite(), newPlayer('在场'), newPlayer('离开')]);
  const tournamentId = await gather(staff, [here, away]);
  const page = await openWindow({ player: here });
  await page.goto('/');
  await expect(balance(page, '0')).toBeVisible();

  await startTournament(staff, tournamentId);
  const shown = notification(page, `轮到你了，对阵 ${away.username}`);
  await expect(shown).toBeVisible();
  await expect.poll(async () => (await callOf(here))?.delivered_at).toMatch(/^\d{4}-/);
  expect(await callOf(away)).toMatchObject({ delivered_at: null, read_at: null });

  await shown.getByRole('link', { name: '查看' }).click();
  await expect(page).toHaveURL(new RegExp(`/solo-tournaments/${tournamentId}\\?tab=mine`));
  await expect.poll(async () => (await callOf(here))?.read_at).toMatch(/^\d{4}-/);

  const late = await openWindow({ player: away });
  await late.goto('/');
  await expect(notification(late, `轮到你了，对阵 ${here.username}`)).toBeVisible();
  await expect.poll(async () => (await callOf(away))?.delivered_at).toMatch(/^\d{4}-/);
});

/** The window is behind others, in a browser that may show notifications; `noticeShown` is called with what it shows. */
function hideWindow(): void {
  class Shown extends EventTarget {
    static permission = 'granted';
    constructor(title: string) {
      super();
      Reflect.get(globalThis, 'noticeShown')(title);
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Shown });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
}

function bringToFront(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('out of sight a call marks the titles, and one of two windows shows the browser’s notification', async ({
  openWindow,
}) => {
  const [staff, hidden, other] = await Promise.all([staffOfSite(), newPlayer('隐身'), newPlayer('对面')]);
  const tournamentId = await gather(staff, [hidden, other]);
  const first = await openWindow({ player: hidden });
  const shown: string[] = [];
  await first.context().exposeBinding('noticeShown', (_source, title: string) => shown.push(title));
  await first.context().addInitScript(hideWindow);
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto('/solo-tournaments');
    await expect(balance(page, '0')).toBeVisible();
  }

  await startTournament(staff, tournamentId);
  const title = `轮到你了，对阵 ${other.username}`;
  for (const page of [first, second]) await expect(page).toHaveTitle(/^\(1\) 轮到你 · 个人赛大厅/);
  await expect.poll(async () => (await callOf(hidden))?.delivered_at).toMatch(/^\d{4}-/);
  expect(shown).toEqual([title]);

  await first.evaluate(bringToFront);
  await expect(notification(first, title)).toBeVisible();
  await expect(first).toHaveTitle(/^个人赛大厅/);
  await notification(first, title).getByRole('link', { name: '查看' }).click();
  await expect(second).toHaveTitle(/^个人赛大厅/);
});
