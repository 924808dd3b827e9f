import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DECKS } from '@pailei/simulator/people/deck-list';
import type { Page } from '@playwright/test';
import { openTournament } from '../support/match.ts';
import { stepTo, writeInto } from '../support/keyboard.ts';
import { newMember } from '../support/new-accounts.ts';
import { staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const LINEUP = DECKS.filter((_, index) => index % 2 === 0).slice(0, 3);
const UNREAD = { name: '通知，1 条未读', exact: true };

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

/** Opens the palette by its keys, and with it the one thing that has this name. */
async function open(page: Page, query: string, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(query);
  await expect(palette.getByRole('option').first()).toContainText(label);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

test('by keyboard alone: log in, read, change the profile, enter a tournament and check in', async ({ page }) => {
  const staff = await staffOfSite();
  const [member, tournament] = [await newMember('键盘'), await openTournament(staff)];
  const params = { id: tournament.id };

  await test.step('past the menu to the content', async () => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await stepTo(page, page.getByRole('link', { name: '跳到正文' }));
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
  });

  await test.step('log in', async () => {
    await open(page, '登录', '登录');
    await expect(page).toHaveURL('/login');
    await writeInto(page, page.getByLabel('用户名'), member.username);
    await writeInto(page, page.getByLabel('密码', { exact: true }), member.password);
    await page.keyboard.press('Enter');
    await expect(banner(page).getByText(member.username)).toBeVisible();
  });

  await test.step('the account menu opens, is walked through and closes', async () => {
    const avatar = banner(page).getByRole('button', { name: `账号：${member.username}` });
    await stepTo(page, avatar, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: '刷新资料' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(avatar).toBeFocused();
  });

  await test.step('a notice leads to what it is about', async () => {
    const body = { amount: 20, reason: '周赛奖励' };
    await staff.admin.site.call(pointsApi.adjust, { params: { id: member.user.id }, body });
    await stepTo(page, banner(page).getByRole('button', UNREAD), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await stepTo(page, page.getByRole('dialog').getByRole('link', { name: /积分 \+20/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: '积分' })).toHaveAttribute('aria-selected', 'true');
    await expect(main(page)).toBeFocused();
  });

  await test.step('change the profile', async () => {
    await stepTo(page, page.getByRole('tab', { name: '积分' }));
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: '资料' })).toHaveAttribute('aria-selected', 'true');
    await writeInto(page, page.getByLabel('游戏 ID'), '键盘#2002');
    await page.keyboard.press('Enter');
    await expect(toast(page, '资料已保存')).toBeVisible();
  });

  await test.step('enter a tournament with decks', async () => {
    await open(page, tournament.name.slice(-8), tournament.name);
    await stepTo(page, page.getByRole('tab', { name: '概览' }));
    await page.keyboard.press('End');
    await stepTo(page, main(page).getByRole('button', { name: '报名', exact: true }));
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: '提交卡组' })).toBeVisible();
    for (const [index, deck] of LINEUP.entries()) {
      const fields = page.getByRole('group', { name: `第 ${index + 1} 副卡组` });
      await writeInto(page, fields.getByLabel(`卡组 ${index + 1} 名称`), deck.name);
      await writeInto(page, fields.getByLabel('卡组码'), deck.code);
    }
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: '等待签到' })).toBeVisible();
  });

  await test.step('check in', async () => {
    await staff.referee.site.call(tournamentsApi.openCheckIn, { params, body: { seconds: 600 } });
    await stepTo(page, main(page).getByRole('button', { name: '签到', exact: true }));
    await page.keyboard.press('Space');
    await expect(main(page).getByRole('heading', { name: '等待开赛' })).toBeVisible();
  });

  await test.step('log out through the menu', async () => {
    await stepTo(
      page,
      page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '退出登录' }),
      'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('link', { name: '登录' })).toBeVisible();
  });
});
