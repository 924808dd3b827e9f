import { staffOfSite } from '../../support/players.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

test('an admin registers a target, keeps its secret, and reads in the log why a test did not arrive', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin });
  await page.goto('/admin/webhooks');
  const name = `机器人 ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: '新增 Webhook' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增 Webhook' });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('地址').fill('https://127.0.0.1/hook');
  await dialog.getByRole('button', { name: '新增 Webhook' }).click();
  await expect(dialog.getByLabel('地址')).toHaveAccessibleDescription('地址应在公网上，不能指向内部网络');
  // A name of no site: RFC 2606 keeps it free.
  await dialog.getByLabel('地址').fill('https://hooks.pailei.invalid/hook');
  await dialog.getByRole('button', { name: '新增 Webhook' }).click();
  const secret = page.getByRole('dialog', { name: '签名密钥' });
  await expect(secret.getByText(/^whsec_[\w+/=]{44}$/)).toBeVisible();
  await secret.getByRole('button', { name: '我已保存' }).click();

  const row = page.getByRole('row', { name: new RegExp(name) }).first();
  await expect(row).toContainText('推送中');
  await row.getByRole('button', { name: '发送测试' }).click();
  // What else happens on the site comes to the target as well.
  const log = page.getByRole('region', { name: '推送记录' });
  const sent = log.getByRole('row', { name: new RegExp(`测试.*${name}`) });
  await expect(sent).toContainText('已跳过');
  await expect(sent).toContainText('无法连接');

  await row.getByRole('button', { name: `${name} 更多` }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除 Webhook' }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a key is shown once, reads, and ends when it is revoked', async ({ openWindow, request }) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin });
  await page.goto('/admin/api-keys');
  const name = `统计 ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: '新增 API 密钥' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增 API 密钥' });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByRole('button', { name: '新增 API 密钥' }).click();
  const shown = page.getByRole('dialog', { name: 'API 密钥', exact: true });
  const token = await shown.getByText(/^plk_/).innerText();
  await shown.getByRole('button', { name: '我已保存' }).click();
  const read = () => request.get('/api/solo-tournaments', { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);

  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: '撤销' }).click();
  await dialogIn(page).getByRole('button', { name: '撤销 API 密钥' }).click();
  await expect(row).toContainText('已撤销');
  expect((await read()).status()).toBe(401);
});
