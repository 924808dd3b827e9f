import type { Page } from '@playwright/test';
import { staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, toast } from '../support/locators.ts';

const PARTS = ['接口', '实时通道', '数据库', 'Redis', '后台进程', '任务队列', '存储'];
/** A site that was just started measures for the first time within this. */
const MEASURED_WITHIN_MS = 45_000;

const partOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
const incidentOf = (page: Page, title: string) => page.getByRole('article', { name: title });

test.describe.configure({ timeout: 120_000 });

test('a guest sees every part measured, and how old that is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('complementary').getByRole('link', { name: '系统状态' }).click();
  await expect(page).toHaveURL('/status');
  await expect(page.getByText('所有服务正常')).toBeVisible({ timeout: MEASURED_WITHIN_MS });
  await expect(page.getByText(/^\d+ 秒前测量$/)).toBeVisible();
  for (const name of PARTS) await expect(partOf(page, name).getByText('正常', { exact: true })).toBeVisible();
  for (const name of PARTS.slice(0, 4)) await expect(partOf(page, name).getByText(/^[\d,]+ ms$/)).toBeVisible();
  await expect(partOf(page, '任务队列').getByText(/^积压 \d+$/)).toBeVisible();
  await expect(partOf(page, '接口').getByRole('img', { name: /近 24 小时可用率 [\d.]+%/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: '接口 24 小时响应时间' })).toBeVisible();
});

test('what an admin writes of an incident stands in a guest’s window at once', async ({ page, openWindow }) => {
  const { admin } = await staffOfSite();
  const adminPage = await openWindow({ player: admin });
  const title = `检修 ${crypto.randomUUID().slice(0, 8)}`;
  await Promise.all([page.goto('/status'), adminPage.goto('/status')]);
  await expect(page.getByRole('heading', { name: '事件' })).toBeVisible({ timeout: MEASURED_WITHIN_MS });
  await expect(page.getByRole('button', { name: '发布事件' })).toHaveCount(0);

  await adminPage.getByRole('button', { name: '发布事件' }).click();
  const dialog = dialogIn(adminPage);
  await dialog.getByRole('button', { name: '发布事件' }).click();
  await expect(dialog.getByLabel('标题')).toHaveAccessibleDescription('标题至少 2 个字符');
  await dialog.getByLabel('标题').fill(title);
  await dialog.getByRole('button', { name: '实时通道' }).click();
  await dialog.getByLabel('说明').fill('今晚更换节点，比分可能晚到');
  await dialog.getByRole('button', { name: '发布事件' }).click();
  await expect(toast(adminPage, '事件已发布')).toBeVisible();
  await expect(incidentOf(page, title).getByText('今晚更换节点，比分可能晚到')).toBeVisible();
  await expect(incidentOf(page, title).getByText('处理中')).toBeVisible();

  await incidentOf(adminPage, title).getByRole('button', { name: '添加进展' }).click();
  await dialogIn(adminPage).getByLabel('说明').fill('节点已更换');
  await dialogIn(adminPage).getByRole('button', { name: '添加进展' }).click();
  await expect(incidentOf(page, title).getByText('节点已更换')).toBeVisible();

  await incidentOf(adminPage, title).getByRole('button', { name: '标为已恢复' }).click();
  await expect(incidentOf(page, title).getByText('已恢复', { exact: true })).toBeVisible();
});

test('when the live connection is broken the page says so and asks instead', async ({ page }) => {
  await page.routeWebSocket(/./, (socket) => socket.close());
  await page.goto('/status');
  await expect(page.getByText('实时连接已断开，本页改为每 15 秒查询一次。')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/秒前测量$/)).toBeVisible({ timeout: MEASURED_WITHIN_MS });
});

test('the API’s documentation can be browsed', async ({ page }) => {
  await page.goto('/api/docs');
  // the document is made when it is first asked for
  await expect(page.getByRole('heading', { name: /牌擂接口/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: '系统状态', exact: true }).click();
  await expect(page.getByText('/api/status', { exact: true })).toBeVisible();
  await page.goto('/api/docs/live');
  await expect(page.getByRole('heading', { name: '牌擂实时协议' })).toBeVisible();
  await expect(page.getByText('incident_changed')).toBeVisible();
});
