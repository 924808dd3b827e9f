import type { Page } from '@playwright/test';
import { usersApi } from '@pailei/contracts/people/users/users.api';
import { URI, type TOTP } from 'otpauth';
import { linkInMail } from '../support/mails.ts';
import { newMember } from '../support/new-accounts.ts';
import { staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, toast } from '../support/locators.ts';

const NEW_PASSWORD = '绿水长流青山不改';
const UNAUTHORIZED = /status of 401/;
const INVALID = /status of 422/;
const SECURITY = '/profile?tab=security';
const PASSWORD = { exact: true } as const;

const welcome = (page: Page, username: string) => page.getByRole('banner').getByText(`欢迎回来，${username}`);

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', PASSWORD).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a forgotten password is set anew by the link in the mail, once', async ({ page, allowErrors }) => {
  allowErrors(INVALID);
  const { user } = await newMember('健忘');
  const address = user.email ?? '';
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByLabel('邮箱').fill(address);
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByRole('status').getByText(`如果 ${address} 注册过账号`)).toBeVisible();

  const link = await linkInMail(address, 'reset-password');
  await page.goto(link);
  await expect(page.getByLabel('新密码')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('新密码').fill('12345678');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByLabel('新密码')).toHaveAccessibleDescription('这个密码太常见，请换一个');
  await page.getByLabel('新密码').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(toast(page, '密码已重置，请用新密码登录')).toHaveCount(1);
  await expect(page).toHaveURL('/login');
  await logIn(page, user.username, NEW_PASSWORD);
  await expect(welcome(page, user.username)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('重置链接无效或已过期，请重新申请')).toBeVisible();
  await page.getByRole('link', { name: '重新申请' }).click();
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
});

test('an address without an account is answered with the same words', async ({ page }) => {
  const address = `${crypto.randomUUID()}@example.invalid`;
  await page.goto('/forgot-password');
  await page.getByLabel('邮箱').fill(address);
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByRole('status').getByText(`如果 ${address} 注册过账号`)).toBeVisible();
});

test('who logs out everywhere is out in every window within three seconds', async ({ openWindow, allowErrors }) => {
  allowErrors(UNAUTHORIZED);
  const player = await newMember('多开');
  const [one, other] = [await openWindow({ player }), await openWindow({ player })];
  await other.goto('/solo-tournaments');
  await expect(welcome(other, player.username)).toBeVisible();
  await one.goto(SECURITY);
  await one.getByRole('button', { name: '退出所有设备' }).click();
  await dialogIn(one).getByRole('button', { name: '退出所有设备' }).click();
  await expect(one).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login\?redirect=/, { timeout: 3_000 });
  await expect(toast(other, '登录已过期，请重新登录')).toHaveCount(1);
});

test('another device can be logged out, and this one stays', async ({ openWindow, allowErrors }) => {
  allowErrors(UNAUTHORIZED);
  const player = await newMember('远程');
  const page = await openWindow();
  await page.goto('/login');
  await logIn(page, player.username, player.password);
  await expect(welcome(page, player.username)).toBeVisible();
  await page.goto(SECURITY);
  const rows = page.getByRole('listitem').filter({ hasText: '最近使用' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: '当前设备' })).toHaveCount(1);
  await rows.filter({ hasNotText: '当前设备' }).getByRole('button', { name: /^退出/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(toast(page, '已退出这处登录')).toHaveCount(1);
  await page.reload();
  await expect(welcome(page, player.username)).toBeVisible();
});

test('a changed password is the only one that still opens', async ({ openWindow, allowErrors }) => {
  allowErrors(UNAUTHORIZED, INVALID);
  const player = await newMember('换锁');
  const page = await openWindow({ player });
  await page.goto(SECURITY);
  const change = async (current: string) => {
    await page.getByLabel('当前密码').fill(current);
    await page.getByLabel('新密码').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: '修改密码' }).click();
  };
  await change('not-the-password');
  await expect(page.getByLabel('当前密码')).toHaveAccessibleDescription('当前密码不正确');
  await change(player.password);
  await expect(toast(page, '密码已修改')).toHaveCount(1);
  await expect(page.getByLabel('新密码')).toHaveValue('');
  const fresh = await openWindow();
  await fresh.goto('/login');
  await logIn(fresh, player.username, player.password);
  await expect(fresh.getByLabel('密码', PASSWORD)).toHaveAccessibleDescription('用户名或密码错误');
  await logIn(fresh, player.username, NEW_PASSWORD);
  await expect(welcome(fresh, player.username)).toBeVisible();
});

/** A referee whose account no other story uses. */
async function newReferee() {
  const [{ admin }, player] = [await staffOfSite(), await newMember('裁判')];
  await admin.site.call(usersApi.setRole, {
    params: { id: player.user.id },
    body: { role: 'referee', reason: '测试双重认证' },
  });
  return player;
}

test('a referee sets up an authenticator, and logs in with its code or a recovery code', async ({
  page,
  allowErrors,
}) => {
  allowErrors(UNAUTHORIZED);
  const { username, password } = await newReferee();
  await page.goto(`/login?redirect=${encodeURIComponent(SECURITY)}`);
  await logIn(page, username, password);
  await page.getByRole('button', { name: '启用动态验证码' }).click();
  await dialogIn(page).getByLabel('当前密码').fill(password);
  const enrolled = page.waitForResponse((response) => response.url().endsWith('/totp/enrol'));
  await dialogIn(page).getByRole('button', { name: '下一步' }).click();
  const { data } = (await (await enrolled).json()) as { data: { otpauth_url: string } };
  const totp = URI.parse(data.otpauth_url) as TOTP;
  await expect(page.getByRole('img', { name: '身份验证器的二维码' })).toBeVisible();
  await page.getByRole('textbox', { name: '动态验证码' }).fill(totp.generate());
  await dialogIn(page).getByRole('button', { name: '启用', exact: true }).click();
  const shown = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: '已保存' }).click();
  await expect(page.getByText('还剩 10 个恢复码')).toBeVisible();

  const again = async (code: string) => {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
    await page.goto('/login');
    await logIn(page, username, password);
    await expect(page.getByRole('textbox', { name: '动态验证码' })).toBeFocused();
    await page.getByRole('textbox', { name: '动态验证码' }).fill(code);
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  // the code of the next step: that of this one was used up by the setup
  await again(totp.generate({ timestamp: Date.now() + 30_000 }));
  await expect(welcome(page, username)).toBeVisible();
  await again(codes[0] ?? '');
  await expect(welcome(page, username)).toBeVisible();
});
