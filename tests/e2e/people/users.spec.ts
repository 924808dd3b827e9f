import { secondFactorApi } from '@pailei/contracts/people/second-factor/second-factor.api';
import type { Locator, Page } from '@playwright/test';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { usersApi } from '@pailei/contracts/people/users/users.api';
import { URI, type TOTP } from 'otpauth';
import { newMember } from '../support/new-accounts.ts';
import { freshName, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const REFUSED = /status of (401|403)/;
const PASSWORD = '青山不改绿水长流';
/** What the site promises between a suspension and the end of the open pages. */
const OUT_WITHIN_MS = 3_000;

const panel = (page: Page, username: string): Locator => page.getByRole('dialog', { name: username, exact: true });

/** Somebody new registers in this window and goes to the lobby. */
async function register(page: Page, start: string): Promise<string> {
  const username = freshName(start);
  await page.goto('/register?redirect=/solo-tournaments');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(`${crypto.randomUUID()}@example.invalid`);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(welcome(page, username)).toBeVisible();
  await page.goto('/solo-tournaments');
  await expect(page.getByRole('heading', { name: '个人赛大厅' })).toBeVisible();
  return username;
}

const welcome = (page: Page, username: string): Locator => page.getByRole('banner').getByText(`欢迎回来，${username}`);

/** Finds them in the list and opens their panel. */
async function openPanel(page: Page, username: string): Promise<Locator> {
  await page.goto('/admin/users');
  await page.getByRole('textbox', { name: /^搜索/ }).fill(username);
  await page.getByRole('button', { name: username }).click();
  await expect(panel(page, username)).toBeVisible();
  return panel(page, username);
}

async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a suspended player is logged out within three seconds, and reads why at the next login', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(REFUSED);
  const { admin } = await staffOfSite();
  const reason = `连续消极比赛 ${freshName('案')}`;
  const open = await openWindow();
  const username = await register(open, '停用');

  const adminPage = await openWindow({ player: admin });
  const detail = await openPanel(adminPage, username);
  await detail.getByRole('button', { name: '停用账号' }).click();
  const dialog = adminPage.getByRole('dialog', { name: `停用「${username}」` });
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: '停用 7 天' }).click();
  await expect(toast(adminPage, `已停用「${username}」`)).toBeVisible();
  await expect(open).toHaveURL(/\/login/, { timeout: OUT_WITHIN_MS });
  await expect(detail.getByText(reason)).toBeVisible();

  await logIn(open, username);
  await expect(open.getByText(reason)).toBeVisible();
  await expect(open).toHaveURL(/\/login/);

  await detail.getByRole('tab', { name: /审计日志/ }).click();
  await expect(detail.getByRole('cell', { name: '停用账号', exact: true })).toBeVisible();
});

test('a new referee finds the role after the next login, and the change in the audit log', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(REFUSED);
  const { admin } = await staffOfSite();
  const open = await openWindow();
  const username = await register(open, '裁判');

  const adminPage = await openWindow({ player: admin });
  const detail = await openPanel(adminPage, username);
  await detail.getByRole('button', { name: '修改角色' }).click();
  const dialog = adminPage.getByRole('dialog', { name: /修改.*的角色/ });
  await dialog.getByRole('button', { name: '裁判', exact: true }).click();
  await dialog.getByLabel('原因').fill('通过裁判考核');
  await dialog.getByRole('button', { name: '改为裁判' }).click();
  await expect(toast(adminPage, `「${username}」现在是裁判`)).toBeVisible();

  await expect(open).toHaveURL(/\/login/, { timeout: OUT_WITHIN_MS });
  await logIn(open, username);
  await expect(welcome(open, username)).toBeVisible();
  const stored = await open.evaluate(() => JSON.parse(localStorage.getItem('user_data') ?? '{}') as { role?: string });
  expect(stored.role).toBe('referee');
  await open.goto('/admin/users');
  await expect(toast(open, '权限不足，无法执行此操作')).toBeVisible();

  await adminPage.goto('/admin/audit');
  const row = adminPage.getByRole('row', { name: new RegExp(`修改角色.*${username}`) });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^展开/ }).click();
  await expect(
    adminPage.getByRole('table', { name: '变更' }).getByRole('row', { name: /角色.*用户.*裁判/ }),
  ).toBeVisible();
});

test('a referee who has lost their device is let in again by an admin', async ({ openWindow, allowErrors }) => {
  allowErrors(REFUSED);
  const { admin } = await staffOfSite();
  const { site, password, user } = await newMember('失机');
  const body = { role: 'referee', reason: '通过裁判考核' } as const;
  await admin.site.call(usersApi.setRole, { params: { id: user.id }, body });
  const again = await site.call(loginApi.login, { body: { username: user.username, password } });
  site.signIn(again.access_token);
  const { otpauth_url } = await site.call(secondFactorApi.totpEnrol, { body: { password } });
  const code = (URI.parse(otpauth_url) as TOTP).generate();
  await site.call(secondFactorApi.totpConfirm, { body: { code } });
  const open = await openWindow({ player: { username: user.username, user_id: user.id, site, user: again.user } });
  await open.goto('/solo-tournaments');
  await expect(welcome(open, user.username)).toBeVisible();

  const adminPage = await openWindow({ player: admin });
  const detail = await openPanel(adminPage, user.username);
  await detail.getByRole('button', { name: '重置动态验证码' }).click();
  const dialog = adminPage.getByRole('dialog', { name: `重置「${user.username}」的动态验证码` });
  await dialog.getByRole('button', { name: '重置动态验证码' }).click();
  await expect(dialog.getByLabel('原因')).toHaveAccessibleDescription('请填写原因');
  await dialog.getByLabel('原因').fill('手机遗失，已核对身份');
  await dialog.getByRole('button', { name: '重置动态验证码' }).click();
  await expect(toast(adminPage, `已重置「${user.username}」的动态验证码`)).toBeVisible();
  await expect(open).toHaveURL(/\/login/, { timeout: OUT_WITHIN_MS });
  await expect(detail.getByRole('button', { name: '重置动态验证码' })).toBeHidden();

  await logIn(open, user.username, password);
  await expect(welcome(open, user.username)).toBeVisible();
  await open.goto('/notifications');
  await expect(open.getByRole('main').getByText('动态验证码已重置')).toBeVisible();
});
