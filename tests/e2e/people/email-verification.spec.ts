import type { Page } from '@playwright/test';
import { linkInMail } from '../support/mails.ts';
import { freshName, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const PASSWORD = '青山不改绿水长流';
const UNAUTHORIZED = /status of 401/;
const TOO_MANY = /status of 429/;
const FORBIDDEN = /status of 403/;
const ENROL = '/profile?tab=security';

const welcome = (page: Page, username: string) => page.getByRole('banner').getByText(`欢迎回来，${username}`);

async function register(page: Page, username: string, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(welcome(page, username)).toBeVisible();
}

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const freshAddress = () => `${crypto.randomUUID()}@example.com`;
const state = (page: Page) => page.getByRole('status').filter({ hasText: '未验证' });
/** Notices name the address too. */
const emailField = (page: Page) => page.getByRole('textbox', { name: '邮箱' });
const confirm = (page: Page) => page.getByRole('button', { name: '确认是我的邮箱' });

test('a new user registers, opens the link in the mail, and logs in with the address', async ({
  page,
  openWindow,
  allowErrors,
}) => {
  allowErrors(UNAUTHORIZED, TOO_MANY);
  const [username, address] = [freshName('新邮'), freshAddress()];
  await register(page, username, address);
  await expect(toast(page, `欢迎，${username}。验证邮件已发往 ${address}`)).toHaveCount(1);
  await page.goto('/profile');
  await expect(state(page)).toContainText(address);
  await page.getByRole('button', { name: '重新发送' }).click();
  await expect(toast(page, '请求过于频繁，请稍后再试')).toHaveCount(1);

  const guest = await openWindow();
  await logIn(guest, address);
  await expect(guest.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('用户名或密码错误');
  const link = await linkInMail(address, 'verify-email');
  await guest.goto(link);
  await expect(guest.getByText(`确认 ${address} 是账号「${username}」的邮箱`)).toBeVisible();
  await expect(guest).toHaveURL('/verify-email');
  await confirm(guest).click();
  await expect(guest.getByRole('status')).toContainText('邮箱已验证');
  await guest.getByRole('main').getByRole('link', { name: '登录', exact: true }).click();
  await logIn(guest, address);
  await expect(welcome(guest, username)).toBeVisible();

  await page.reload();
  await expect(emailField(page)).toHaveAccessibleDescription(/已验证/);
  await expect(state(page)).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText('这个链接已经用过，邮箱已验证。')).toBeVisible();
  await page.goto(`/verify-email?token=${'A'.repeat(43)}`);
  await expect(page.getByText('验证链接无效')).toBeVisible();
});

test('a new address takes the old one’s place once it is verified, and can be taken back before', async ({ page }) => {
  const [username, old, wanted] = [freshName('换邮'), freshAddress(), freshAddress()];
  await register(page, username, old);
  await page.goto(await linkInMail(old, 'verify-email'));
  await confirm(page).click();
  await page.getByRole('link', { name: '到个人中心' }).click();
  const change = async () => {
    await emailField(page).fill(wanted);
    await page.getByLabel('当前密码').fill(PASSWORD);
    await page.getByRole('button', { name: '保存资料' }).click();
    await expect(state(page)).toContainText(wanted);
    await expect(emailField(page)).toHaveValue(old);
  };
  await change();
  await page.getByRole('button', { name: '取消更换' }).click();
  await expect(state(page)).toHaveCount(0);
  await change();
  await page.goto(await linkInMail(wanted, 'verify-email', 2));
  await confirm(page).click();
  await page.getByRole('link', { name: '到个人中心' }).click();
  await expect(emailField(page)).toHaveValue(wanted);
  await expect(state(page)).toHaveCount(0);
});

test('staff without the second factor that is asked of them are led to set it up', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(FORBIDDEN);
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin });
  const user = { ...admin.user, needs_second_factor: true };
  const refusal = {
    status: 'error',
    data: null,
    message: '请先启用动态验证码',
    errors: { second_factor: '请先启用动态验证码' },
  };
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { status: 'success', data: user, message: '', errors: {} } }),
  );
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.goto('/admin');
  await expect(page).toHaveURL(ENROL);
  await expect(page.getByRole('button', { name: '启用动态验证码' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '后台总览' })).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(ENROL);
});
