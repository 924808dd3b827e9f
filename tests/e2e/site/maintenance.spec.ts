import type { Page } from '@playwright/test';
import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import { maintenanceApi } from '@pailei/contracts/site/maintenance/maintenance.api';
import { myPanelPath, openTournament } from '../support/match.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, toast } from '../support/locators.ts';

// The whole site is closed meanwhile: nobody else may be playing.
test.describe.configure({ mode: 'serial' });

const WITHIN_A_SECOND = { timeout: 1_000 };
const RECOVERED = '系统已恢复，已带你回到原页面';
const UNAVAILABLE = /status of 503/;

test.beforeEach(({ allowErrors }) => allowErrors(UNAVAILABLE));

test.afterEach(async () => {
  const { admin } = await staffOfSite();
  const { windows } = await admin.site.call(maintenanceApi.current);
  for (const { id } of windows) {
    await admin.site.call(maintenanceApi.end, { params: { id }, body: { reason: '测试结束' } });
  }
});

/** Opens the page and waits until it follows the site: from a snapshot, or from what the server rendered. */
async function openLive(page: Page, path: string): Promise<void> {
  const isAnswer = ({ payload }: { payload: string | Buffer }) => payload.toString().includes('"topic":"system"');
  const followed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', { predicate: isAnswer }));
  await page.goto(path);
  await Promise.all([followed, expect(page.getByRole('main')).toBeVisible()]);
}

async function switchOn(page: Page, scope: string, message: string): Promise<void> {
  await page.getByRole('button', { name: '安排维护' }).first().click();
  const dialog = dialogIn(page);
  await dialog.getByRole('button', { name: scope, exact: true }).click();
  await expect(dialog.getByText('时限停表，恢复后顺延')).toBeVisible({ visible: scope !== '积分商城' });
  await dialog.getByLabel('公告文字').fill(message);
  await dialog.getByLabel('原因').fill('升级数据库');
  await dialog.getByRole('button', { name: '立即开始维护' }).click();
}

async function switchOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: '结束维护' }).first().click();
  await dialogIn(page).getByLabel('原因').fill('完成');
  await dialogIn(page).getByRole('button', { name: '结束维护' }).click();
}

test('when the site is closed every open page goes to the maintenance page, and comes back', async ({
  page,
  openWindow,
}) => {
  const staff = await staffOfSite();
  const { admin } = staff;
  const player = await newPlayer('守擂');
  const { id: tournament } = await openTournament(staff);
  const guest = page;
  const players = await openWindow({ player });
  const office = await openWindow({ player: admin });
  await Promise.all([
    openLive(guest, '/'),
    openLive(players, `/solo-tournaments/${tournament}?tab=rules`),
    openLive(office, '/admin/maintenance'),
  ]);

  await switchOn(office, '全站', '今晚升级数据库，请稍候');
  await expect(toast(office, '维护已开始')).toBeVisible();
  await Promise.all([
    expect(guest).toHaveURL('/maintenance', WITHIN_A_SECOND),
    expect(players).toHaveURL('/maintenance', WITHIN_A_SECOND),
  ]);
  await expect(players.getByText('今晚升级数据库，请稍候')).toBeVisible();
  await expect(players.getByText(`来自 /solo-tournaments/${tournament}`)).toBeVisible();
  await expect(office).toHaveURL('/admin/maintenance');
  await expect(office.getByRole('status').getByText('全站维护中')).toBeVisible();

  await players.getByRole('button', { name: '立即检查' }).click();
  await expect(players).toHaveURL('/maintenance');

  await switchOff(office);
  await Promise.all([
    expect(guest).toHaveURL('/'),
    expect(players).toHaveURL(`/solo-tournaments/${tournament}?tab=rules`),
  ]);
  await Promise.all([expect(toast(guest, RECOVERED)).toBeVisible(), expect(toast(players, RECOVERED)).toBeVisible()]);
});

test('the public match view is a page too, an overlay is not', async ({ page, openWindow }) => {
  const staff = await staffOfSite();
  const { admin } = staff;
  const { id: tournament } = await openTournament(staff);
  const path = `/solo-tournaments/${tournament}/match-view`;
  const overlay = await openWindow();
  await Promise.all([openLive(page, path), overlay.goto('/match-view?layout=bar')]);
  const plan = {
    scope: 'site',
    message: '',
    starts_at: null,
    planned_end: null,
    ends_itself: false,
    reason: '升级',
  } as const;
  const window = await admin.site.call(maintenanceApi.create, { body: plan });
  await expect(page).toHaveURL('/maintenance', { timeout: 3_000 });
  await expect(page.getByText('系统维护中，请稍后再试')).toBeVisible();
  expect(new URL(overlay.url()).pathname).toBe('/match-view');
  await admin.site.call(maintenanceApi.end, { params: { id: window.id }, body: { reason: '完成' } });
  await expect(page).toHaveURL(path);
  await expect(page.getByText(RECOVERED)).toBeVisible();
});

test('maintenance of the tournaments leaves their pages, with a banner, and refuses what is done on them', async ({
  openWindow,
}) => {
  const staff = await staffOfSite();
  const { admin } = staff;
  const player = await newPlayer('守擂');
  const { id: tournament } = await openTournament(staff);
  const [players, office] = [await openWindow({ player }), await openWindow({ player: admin })];
  await Promise.all([openLive(players, myPanelPath(tournament)), openLive(office, '/admin/maintenance')]);
  await switchOn(office, '赛事', '对阵系统升级中');
  await expect(players.getByRole('status').getByText('赛事维护中')).toBeVisible();
  await players.getByRole('button', { name: '报名', exact: true }).first().click();
  await expect(toast(players, '对阵系统升级中')).toBeVisible();
  await expect(players).toHaveURL(myPanelPath(tournament));
  await switchOff(office);
  await expect(players.getByText('赛事维护中')).toBeHidden();
});

test('an important announcement appears on every open page until it is put away', async ({ page }) => {
  const { admin } = await staffOfSite();
  await openLive(page, '/');
  const title = `开赛通知 ${crypto.randomUUID().slice(0, 8)}`;
  const body = { title, body: '八点开赛\n请提前签到', level: 'important', is_pinned: false } as const;
  const { id } = await admin.site.call(announcementsApi.create, { body: { ...body, starts_at: null, ends_at: null } });
  const close = page.getByRole('button', { name: `关闭公告：${title}` });
  await expect(close).toBeVisible(WITHIN_A_SECOND);
  await close.click();
  await expect(close).toBeHidden();
  await expect(page.locator('summary', { hasText: title })).toBeVisible();
  await page.reload();
  await expect(page.locator('summary', { hasText: title })).toBeVisible();
  await expect(close).toBeHidden();
  await admin.site.call(announcementsApi.end, { params: { id } });
  await expect(page.locator('summary', { hasText: title })).toBeHidden(WITHIN_A_SECOND);
});
