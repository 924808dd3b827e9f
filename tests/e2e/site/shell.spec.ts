import type { Locator, Page } from '@playwright/test';
import { usersApi } from '@pailei/contracts/people/users/users.api';
import { openTournament } from '../support/match.ts';
import { newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const sidebar = (page: Page) => page.getByRole('complementary');
const menu = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const action = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);

test.describe('the menu', () => {
  test('of a guest: home, login, register, status and theme', async ({ page }) => {
    await page.goto('/');
    for (const name of ['首页', '登录', '注册', '系统状态']) await expect(entry(page, name)).toBeVisible();
    await expect(action(page, '切换主题')).toBeVisible();
    for (const name of ['个人赛大厅', '个人中心']) await expect(entry(page, name)).toHaveCount(0);
    await expect(action(page, '退出登录')).toHaveCount(0);
  });

  test('of a player has their pages and the logout, but no console', async ({ openWindow }) => {
    const page = await openWindow({ player: await newPlayer('菜单') });
    await page.goto('/');
    for (const name of ['首页', '个人赛大厅', '个人中心']) await expect(entry(page, name)).toBeVisible();
    await expect(action(page, '退出登录')).toBeVisible();
    await expect(section(page, '管理后台')).toHaveCount(0);
    await expect(entry(page, '登录')).toHaveCount(0);
  });

  test('of an admin has the console, of a referee it has not', async ({ openWindow }) => {
    const { admin, referee } = await staffOfSite();
    const [adminPage, hall] = [await openWindow({ player: admin }), await openWindow({ player: referee })];
    await Promise.all([adminPage.goto('/'), hall.goto('/')]);
    await expect(section(adminPage, '管理后台')).toBeVisible();
    await expect(entry(adminPage, '用户')).toBeVisible();
    await expect(entry(hall, '个人赛大厅')).toBeVisible();
    await expect(section(hall, '管理后台')).toHaveCount(0);
  });
});

test('the entry of the page that is shown is in view, however long the menu is', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/admin/api-keys');
  await expect(entry(page, 'API 密钥')).toBeInViewport({ ratio: 1 });
  await page.goto('/shopping');
  await expect(section(page, '积分商城')).toHaveAttribute('aria-expanded', 'true');
  await expect(section(page, '赛事中心')).toHaveAttribute('aria-expanded', 'false');
});

test.describe('stored preferences', () => {
  test('the width of the sidebar, 280 or 64 px', async ({ page }) => {
    await page.goto('/');
    expect(await widthOf(sidebar(page))).toBe(280);
    await sidebar(page).getByRole('button', { name: '收起侧栏' }).click();
    await expect.poll(() => widthOf(sidebar(page))).toBe(64);
    await page.reload();
    await expect(sidebar(page).getByRole('button', { name: '展开侧栏' })).toBeVisible();
    expect(await widthOf(sidebar(page))).toBe(64);
  });

  test('a folded section', async ({ page }) => {
    await page.goto('/');
    await section(page, '账号').click();
    await expect(entry(page, '注册')).toHaveCount(0);
    await page.reload();
    await expect(section(page, '账号')).toHaveAttribute('aria-expanded', 'false');
    await section(page, '账号').click();
    await expect(entry(page, '注册')).toBeVisible();
  });

  test('the theme', async ({ page }) => {
    await page.goto('/');
    const html = page.locator('html');
    const before = await html.getAttribute('data-theme');
    await action(page, '切换主题').click();
    const after = before === 'dark' ? 'light' : 'dark';
    await expect(html).toHaveAttribute('data-theme', after);
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', after);
  });

  test('the hidden navigation, and there is a way back', async ({ page }) => {
    await page.goto('/');
    await action(page, '隐藏导航栏').click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(sidebar(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: '显示导航栏' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });
});

test.describe('a page that is not for everybody', () => {
  test('sends a guest to the login and them back to the whole address', async ({ page }) => {
    const { admin } = await staffOfSite();
    await page.goto('/admin/users?role=admin');
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/admin/users?role=admin')}`);
    await logInHere(page, admin);
    await expect(page).toHaveURL('/admin/users?role=admin');
  });

  test('says what it takes to be an expert, once', async ({ openWindow }) => {
    const page = await openWindow({ player: await newPlayer('准专家') });
    await page.goto('/profile/expert?error=expert_required');
    await expect(toast(page, '需要先通过专家认证')).toBeVisible();
    await expect(page).toHaveURL('/profile/expert');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toast(page, '需要先通过专家认证')).toHaveCount(0);
  });
});

/** The stored session is what a login leaves; the page then finds it by itself. */
async function logInHere(page: Page, { site, user }: Player): Promise<void> {
  await page
    .context()
    .newPage()
    .then(async (other) => {
      await other.goto('/');
      await other.evaluate(
        ([token, data]) => {
          localStorage.setItem('user_data', data ?? '');
          localStorage.setItem('jwt_token', token ?? '');
        },
        [site.token(), JSON.stringify(user)],
      );
      await other.close();
    });
}

test('a token without its user counts as expired, and says so', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('player_token', 'left-over'));
  // the notice goes by itself: on a busy machine it may be gone before everything has loaded
  await page.reload({ waitUntil: 'commit' });
  await expect(toast(page, '登录已过期，请重新登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('player_token'))).toBeNull();
});

test('a suspended player is out of every open page within three seconds, and reads why', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 401/, /WebSocket/);
  const { admin } = await staffOfSite();
  const player = await newPlayer('出局');
  const page = await openWindow({ player });
  await page.goto('/status');
  await expect(action(page, '退出登录')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const body = { until: null, reason: '多次消极比赛，经裁判组讨论后停用' };
  await admin.site.call(usersApi.suspend, { params: { id: player.user.id }, body });
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstatus$/, { timeout: 3_000 });
  await expect(page.getByRole('alert').filter({ hasText: body.reason })).toContainText('账号已被停用');
  await expect(toast(page, '登录已过期，请重新登录')).toHaveCount(0);
});

test.describe('an unknown address', () => {
  test('says so, within the shell', async ({ page, allowErrors }) => {
    allowErrors(/status of 404/);
    await page.goto('/no/such/page?x=1#y');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeAttached();
    await entry(page, '首页').click();
    await expect(page).toHaveURL('/');
  });

  test('a page that cannot be loaded leads home', async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/, /LobbyPage/);
    await page.route(/LobbyPage-[^/]*\.js/, (route) => route.abort());
    await page.goto('/solo-tournaments');
    await expect(page).toHaveURL('/');
    await expect(entry(page, '首页')).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the palette', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: '搜索' });
  const options = (page: Page) => palette(page).getByRole('option');
  const openByKeys = async (page: Page) => {
    await expect(page.getByRole('banner')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
  };

  test('finds and opens a tournament by keyboard alone, and remembers it', async ({ page }) => {
    const tournament = await openTournament(await staffOfSite());
    await page.goto('/');
    await openByKeys(page);
    await page.keyboard.type(tournament.name.slice(-8));
    await expect(options(page)).toHaveText([tournament.name]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/solo-tournaments/${tournament.id}`);
    await expect(palette(page)).toBeHidden();

    await openByKeys(page);
    await expect(options(page).first()).toHaveText(tournament.name);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  test('opens pages and runs actions; says when nothing is found', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '搜索' }).click();
    await palette(page).getByRole('combobox').fill('登录');
    await expect(options(page).first()).toContainText('登录');
    await palette(page).getByRole('combobox').fill('这样的名字没有人用');
    await expect(palette(page).getByText('没有找到「这样的名字没有人用」')).toBeVisible();
    await palette(page).getByRole('combobox').fill('隐藏导航栏');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('shows nothing of a player but the name and the tournament', async ({ page }) => {
    const player = await newPlayer('隐士');
    await page.goto('/');
    await openByKeys(page);
    const answer = page.waitForResponse((response) => response.url().includes('/api/search'));
    await page.keyboard.type(player.username);
    const text = await (await answer).text();
    expect(text).toContain(player.username);
    expect(text).not.toContain(player.user.email);
    await expect(options(page)).toContainText([player.username]);
  });
});

test.describe('the debug panel', () => {
  const panel = (page: Page) => page.getByRole('region', { name: '接口调试面板' });

  test('is not there unless it was enabled', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page)).toHaveCount(0);
  });

  test('shows requests and live messages without tokens, and hides again', async ({ openWindow }) => {
    const player = await newPlayer('调试');
    const page = await openWindow({ player });
    await page.addInitScript(() => localStorage.setItem('api-debug-enabled', 'true'));
    await page.goto('/solo-tournaments');
    await sidebar(page).getByRole('button', { name: '刷新资料' }).click();
    await expect(toast(page, '资料已更新')).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page).getByText('GET /auth/me').first()).toBeVisible();
    await panel(page).getByRole('button', { name: '实时消息' }).click();
    await expect(panel(page).getByText(/^tournaments · snapshot/)).toBeVisible();
    await panel(page).getByRole('button', { name: '主题版本' }).click();
    await expect(panel(page).getByRole('rowheader', { name: 'tournaments' })).toBeVisible();

    const saved = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: '导出 JSON' }).click();
    const text = await readText(await (await saved).createReadStream());
    expect(text).toContain('GET /auth/me');
    expect(text).not.toContain(player.site.token());
    expect(text).not.toContain(player.user.email);

    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page)).toHaveCount(0);
  });
});

async function readText(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}
