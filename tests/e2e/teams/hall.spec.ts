import type { Request } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { newPlayer } from '../support/players.ts';
import { buildTeam } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const AT_ONCE = { timeout: 3_000 };
const SECOND_MS = 1_000;
const MOST_PER_SECOND = 5;

test('the search of the site finds a team by its name and opens it', async ({ openWindow }) => {
  const { id, name } = await buildTeam(0);
  const page = await openWindow({ player: await newPlayer('搜队') });
  await page.goto('/decks');
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await page.getByRole('dialog', { name: '搜索' }).getByRole('combobox').fill(name.slice(-8));
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(`/teams/${id}`);
});

test('a player puts up a card, and a captain invites them from it', async ({ openWindow }) => {
  const { name, captain } = await buildTeam(0);
  const seeker = await newPlayer('寻队');
  const [captainPage, seekerPage] = [await openWindow({ player: captain }), await openWindow({ player: seeker })];
  await captainPage.goto(`/teams?show=players&search=${seeker.username}`);
  await expect(captainPage.getByText('没有符合条件的选手，换个条件看看。')).toBeVisible();

  await seekerPage.goto('/teams?show=players');
  await seekerPage.getByRole('button', { name: '发布名片' }).click();
  const form = seekerPage.getByRole('dialog', { name: '寻队名片' });
  await form.getByRole('button', { name: '发布名片' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByRole('button', { name: '法师' }).click();
  await form.getByLabel('常在时间').fill('工作日晚上');
  await form.getByLabel('介绍').fill('想找固定队一起练');
  await form.getByRole('button', { name: '发布名片' }).click();
  await expect(form).toBeHidden();

  const card = captainPage.getByRole('list', { name: '寻找战队的选手' }).getByRole('listitem');
  await expect(card.getByText('想找固定队一起练')).toBeVisible(AT_ONCE);
  await expectAccessible(captainPage);
  await expectFitsPhone(captainPage);
  await card.getByRole('button', { name: '邀请' }).click();
  await captainPage
    .getByRole('dialog', { name: `邀请「${seeker.username}」` })
    .getByLabel('留言')
    .fill('周三来试训');
  await captainPage.getByRole('button', { name: '发出邀请' }).click();

  await seekerPage.goto('/teams/invitations');
  const invitation = seekerPage.getByRole('list', { name: '我收到的邀请' });
  await expect(invitation.getByText('周三来试训')).toBeVisible();
  await invitation.getByRole('button', { name: '接受' }).click();
  await seekerPage.getByRole('button', { name: '加入战队' }).click();
  await expect(captainPage.getByText('没有符合条件的选手，换个条件看看。')).toBeVisible(AT_ONCE);
  await seekerPage.goto('/teams/my');
  await expect(seekerPage.getByRole('heading', { level: 1, name })).toBeVisible();
});

const isHallSearch = (request: Request): boolean => {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === '/api/teams' && searchParams.has('search');
};

test('typing in the hall asks at most five times a second, and an answer that comes late shows nothing', async ({
  openWindow,
}) => {
  // the late answer has both
  const [{ name }] = await Promise.all([buildTeam(0), buildTeam(0)]);
  const page = await openWindow({ player: await newPlayer('打字') });
  const askedAt: number[] = [];
  page.on('request', (request) => isHallSearch(request) && askedAt.push(Date.now()));
  const late = Promise.withResolvers<void>();
  const isHeldAsked = Promise.withResolvers<void>();
  await page.goto('/teams');
  const field = page.getByLabel('搜索战队、标签或队长');

  await field.pressSequentially(`没有${'这样的战队'.repeat(3)}`, { delay: 60 });
  await expect(page.getByText('没有符合条件的战队，换个条件看看。')).toBeVisible();
  const perSecond = askedAt.map((from) => askedAt.filter((at) => at >= from && at < from + SECOND_MS).length);
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(MOST_PER_SECOND);

  await page.route(
    (url) => url.pathname === '/api/teams' && url.searchParams.get('search') === '长安',
    async (route) => {
      isHeldAsked.resolve();
      await late.promise;
      await route.continue().catch(() => undefined);
    },
  );
  await field.fill('长安');
  await isHeldAsked.promise;
  await field.fill(name);
  const rows = page.getByRole('list', { name: '战队' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(name);
  late.resolve();
  await page.waitForLoadState('networkidle');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(name);
});
