import type { Page } from '@playwright/test';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { myPanelPath, openTournament } from '../support/match.ts';
import { freshName, newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const PASSWORD = '青山不改绿水长流';
const UNAUTHORIZED = /status of 401/;
const CONFLICT = /status of 409/;

async function fillRegistration(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(`${crypto.randomUUID()}@example.invalid`);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
}

async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const welcome = (page: Page, username: string) => page.getByRole('banner').getByText(`欢迎回来，${username}`);
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录' });
const logOut = (page: Page) => page.getByRole('navigation').getByRole('button', { name: '退出登录' }).click();

test('a guest registers, logs out and logs in again', async ({ page, allowErrors }) => {
  allowErrors(UNAUTHORIZED);
  const username = freshName('新秀');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
  await fillRegistration(page, username);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(welcome(page, username)).toBeVisible();

  await logOut(page);
  await expect(loginLink(page)).toBeVisible();
  await loginLink(page).click();
  await logIn(page, username, 'not-the-password');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('用户名或密码错误');
  await expect(page.getByLabel('用户名')).toHaveValue(username);
  await logIn(page, username.toUpperCase());
  await expect(welcome(page, username)).toBeVisible();
});

test('what is wrong with a registration stands at its field', async ({ page, allowErrors }) => {
  allowErrors(CONFLICT);
  const known = await newPlayer('老将');
  await page.goto('/register');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByLabel('用户名')).toHaveAccessibleDescription(/用户名至少 2 个字符/);
  await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription(/邮箱格式不正确/);
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(/密码至少 8 个字符/);

  await fillRegistration(page, known.username);
  await page.getByLabel('QQ 号').fill('12ab');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByLabel('QQ 号')).toHaveAccessibleDescription('QQ 号应为 5–11 位数字');
  await page.getByLabel('QQ 号').fill('');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByLabel('用户名')).toHaveAccessibleDescription('用户名已被使用');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD);
});

test('the login leads back to where it was asked for', async ({ page }) => {
  const [{ id }, username] = [await openTournament(await staffOfSite()), freshName('归来')];
  await page.goto(myPanelPath(id));
  await page.getByRole('tabpanel').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(myPanelPath(id))}`);
  await page.getByRole('main').getByRole('link', { name: '注册' }).click();
  await fillRegistration(page, username);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL(myPanelPath(id));
  await expect(welcome(page, username)).toBeVisible();
});

test('the login leads to no other site', async ({ openWindow, baseURL }) => {
  const page = await openWindow({ player: await newPlayer('谨慎') });
  for (const target of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/']) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL(`${baseURL}/`);
  }
});

test('a token without user data counts as logged out and is cleared', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('authToken', 'left-over'));
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a logout in one tab logs the other out', async ({ openWindow, allowErrors }) => {
  // The hub may tell the other tab before the storage does.
  allowErrors(UNAUTHORIZED);
  const player = await newPlayer('双开');
  const one = await openWindow({ player });
  const other = await one.context().newPage();
  await Promise.all([one.goto('/'), other.goto('/solo-tournaments')]);
  await expect(welcome(other, player.username)).toBeVisible();
  await logOut(one);
  await expect(loginLink(one)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
});

async function expectExpired(page: Page): Promise<void> {
  await expect(toast(page, '登录已过期，请重新登录')).toHaveCount(1);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/solo-tournaments?status=running')}`);
  await expect(page.getByText('登录后回到「个人赛大厅」')).toBeVisible();
}

/** The lobby with every answer in: a request still under way would meet the end of the session by itself. */
async function openQuietLobby(page: Page, username: string): Promise<void> {
  await page.goto('/solo-tournaments?status=running');
  await expect(welcome(page, username)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a session that ended elsewhere ends here by itself, with a notice and the way back', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(UNAUTHORIZED);
  const player = await newPlayer('过期');
  const page = await openWindow({ player });
  await openQuietLobby(page, player.username);
  await player.site.call(loginApi.logout);
  await expectExpired(page);
});

test('a command of an ended session is answered with the notice, too', async ({ openWindow, allowErrors }) => {
  allowErrors(UNAUTHORIZED);
  const player = await newPlayer('过期');
  const page = await openWindow({ player });
  await page.routeWebSocket(/./, () => undefined);
  await openQuietLobby(page, player.username);
  await player.site.call(loginApi.logout);
  await page.getByRole('complementary').getByRole('button', { name: '刷新资料' }).click();
  await expectExpired(page);
});
