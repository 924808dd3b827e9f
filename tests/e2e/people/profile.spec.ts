import { loginApi } from '@pailei/contracts/people/login/login.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import type { Page } from '@playwright/test';
import { photo } from '../../support/images.ts';
import { newMember } from '../support/new-accounts.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 3_000 };

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user_data') ?? '{}') as Partial<User>);

test('what is changed in one window is known in the other', async ({ openWindow }) => {
  const player = await newPlayer('改名');
  const [first, second] = [await openWindow({ player }), await openWindow({ player })];
  await second.goto('/');
  await first.goto('/profile');
  await first.getByLabel('游戏 ID').fill('青石#2002');
  await first.getByLabel('QQ 号').fill('12');
  await first.getByRole('button', { name: '保存资料' }).click();
  await expect(first.getByText('QQ 号应为 5–11 位数字')).toBeVisible();
  await first.getByLabel('QQ 号').fill('');
  await first.getByRole('button', { name: '保存资料' }).click();
  await expect(toast(first, '资料已保存')).toBeVisible();
  await expect.poll(async () => (await storedUser(second)).game_id, AT_ONCE).toBe('青石#2002');
});

test('what was being written when the session ended is there again after the login', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  const player = await newMember('断线');
  const page = await openWindow({ player });
  await page.goto('/profile');
  await page.getByLabel('游戏 ID').fill('青石#2003');
  await player.site.call(loginApi.logout);
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.getByLabel('用户名').fill(player.username);
  await page.getByLabel('密码', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByLabel('游戏 ID')).toHaveValue('青石#2003');
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(toast(page, '资料已保存')).toBeVisible();
});

test('another e-mail address asks for the password at its field', async ({ openWindow, allowErrors }) => {
  allowErrors(/status of 422/);
  const page = await openWindow({ player: await newPlayer('搬家') });
  await page.goto('/profile');
  await expect(page.getByLabel('当前密码')).toBeHidden();
  await page.getByLabel('邮箱', { exact: true }).fill(`moved-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('当前密码').fill('not the password');
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(page.getByText('当前密码不正确')).toBeVisible();
});

test('guests see a player with their record, and nothing of what is private', async ({ page }) => {
  const player = await newPlayer('公开');
  await player.site.call(profileApi.update, { body: { qq: '987654321', game_id: '秘密#7' } });
  const { id, email } = player.user;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/players/${id}`);
  await expect(page.getByRole('heading', { name: player.username })).toBeVisible();
  await expect(page.getByText('暂无场次')).toBeVisible();
  const text = await page.content();
  for (const secret of ['987654321', '秘密#7', email]) expect(text).not.toContain(secret);
  expect(addresses.filter((address) => address.includes('987654321'))).toEqual([]);
});

test('a picture lies over the letter where there is one, and is not asked for where there is none', async ({
  page,
}) => {
  const { id } = (await newPlayer('有图')).user;
  const picture = await photo('png', 100, 100);
  let has = false;
  const envelope = () => ({ status: 'success', data: { users: has ? [id] : [] }, message: '', errors: {} });
  await page.route('**/api/avatars?*', (route) => route.fulfill({ json: envelope() }));
  await page.route('**/api/avatars/*', (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
  const avatar = page.locator('main header [data-part="avatar"]');
  await page.goto(`/players/${id}`);
  await expect(avatar).toHaveText('有');
  await expect(avatar.locator('img')).toHaveCount(0);
  const before = await avatar.boundingBox();
  has = true;
  await page.reload();
  await expect(avatar.locator('img')).toHaveAttribute('src', `/api/avatars/${id}`);
  await expect.poll(() => avatar.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(100);
  expect(await avatar.boundingBox()).toEqual(before);
});
