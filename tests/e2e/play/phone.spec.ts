import type { Page } from '@playwright/test';
import { expectFitsPhone } from '../support/accessibility.ts';
import { buildBattle, startBattle } from '../support/battles.ts';
import { buildRunningMatch, matchViewPath, myPanelPath, playGame } from '../support/match.ts';
import { expect, test } from '../support/test.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: '菜单' });

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(drawer(page)).toBeVisible();
}

/** Whether the focus is inside of the drawer. */
const isFocusInside = (page: Page) => drawer(page).evaluate((element) => element.contains(document.activeElement));

test('the drawer keeps the focus, and Esc gives it back', async ({ page }) => {
  await page.goto('/');
  await openDrawer(page);
  const stops = await drawer(page).getByRole('link').or(drawer(page).getByRole('button')).count();
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusInside(page), `after ${step + 1} steps`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeFocused();
});

test('choosing a page closes the drawer', async ({ page }) => {
  await page.goto('/solo-tournaments');
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/');
  await expect(drawer(page)).toBeHidden();
});

test('no page scrolls sideways', async ({ openWindow }) => {
  const running = await buildRunningMatch();
  await playGame(running, 'a');
  const page = await openWindow({ player: running.a });
  const tournament = `/solo-tournaments/${running.tournament.id}`;
  const paths = [
    '/',
    '/solo-tournaments',
    tournament,
    `${tournament}?tab=bracket`,
    myPanelPath(running.tournament.id),
    matchViewPath(running),
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(running.b.username)
        .or(page.getByRole('main').getByText(running.tournament.name))
        .first(),
    ).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
  }
});

test('the chosen theme stays', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  const other =
    (await html.getAttribute('data-theme')) === 'light'
      ? { name: '夜擂', theme: 'dark' }
      : { name: '昼纸', theme: 'light' };
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: other.name }).click();
  await expect(html).toHaveAttribute('data-theme', other.theme);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', other.theme);
  await page.goto('/login');
  await expect(html).toHaveAttribute('data-theme', other.theme);
});

test('the navigation hides, stays hidden, and comes back', async ({ page }) => {
  await page.goto('/');
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: '隐藏导航栏' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: '显示导航栏' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('button', { name: '显示导航栏' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('on a phone a captain swipes through the boards, and the next decision stays on the screen', async ({
  openWindow,
}) => {
  const battle = await buildBattle({ code: 'conquest_team', size: 3 });
  await startBattle(battle, 3);
  const page = await openWindow({ player: battle.teams.a.captain });
  await page.goto(`/teams/battle?battleId=${battle.id}`);
  const next = page.getByRole('link', { name: /第 1 台派谁出战/ });
  await expect(next).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(next).toBeInViewport();
  await next.click();
  await expect(page.getByRole('region', { name: '第 1 台派谁出战' })).toBeInViewport();
  await page.getByRole('button', { name: '队内消息' }).click();
  const chat = page.getByRole('dialog', { name: '消息' });
  await chat.getByRole('textbox', { name: '发给本队' }).fill('先上二号');
  await chat.getByRole('button', { name: '发送' }).click();
  await expect(chat.getByText('先上二号')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectFitsPhone(page);
});
