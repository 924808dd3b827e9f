import { loginApi } from '@pailei/contracts/people/login/login.api';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Route } from '@playwright/test';
import { newMember } from '../support/new-accounts.ts';
import { staffOfSite } from '../support/players.ts';
import { ADDRESS, givePoints, newBuyer, newProduct, pointsOf, submit } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 3_000 };

test('a price that changes during checkout is shown, and the order is at the new one', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin, 150)]);
  const page = await openWindow({ player: buyer });
  await page.goto(`/shopping/checkout/${product.id}`);
  await page.getByRole('textbox', { name: '详细地址' }).fill(ADDRESS);
  await expect(submit(page)).toBeEnabled();
  await admin.site.call(productsApi.update, { params: { id: product.id }, body: { points_price: 180 } });
  await expect(page.getByText('价格刚刚变动：100 → 180')).toBeVisible(AT_ONCE);
  await expect(page.getByRole('button', { name: '积分不足' })).toBeDisabled();
  await admin.site.call(productsApi.update, { params: { id: product.id }, body: { points_price: 120 } });
  await expect(page.getByText('价格刚刚变动：100 → 120')).toBeVisible(AT_ONCE);
  await submit(page).click();
  await expect(page.getByRole('list', { name: '订单记录' })).toContainText('扣除 120 积分');
});

test('after a lost answer a retry gives the same order, of the last piece too', async ({ openWindow, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin, { stock_quantity: 1 }), newBuyer(admin)]);
  const page = await openWindow({ player: buyer });
  const keys: (string | undefined)[] = [];
  const LOST = 4;
  const loseAnswer = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    return keys.length <= LOST ? route.abort() : route.fulfill({ response });
  };
  await page.route('**/api/orders', loseAnswer);
  await page.goto(`/shopping/checkout/${product.id}`);
  await page.getByRole('textbox', { name: '详细地址' }).fill(ADDRESS);
  await submit(page).dblclick();
  await expect(page.getByText('没有收到服务器的答复')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '详细地址' })).toBeDisabled();
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible();
  expect(keys).toHaveLength(LOST + 1);
  expect(new Set(keys).size).toBe(1);
  expect((await buyer.site.call(ordersApi.mine)).total).toBe(1);
  expect(await pointsOf(buyer)).toBe(900);
});

test('a reload and an ended session during checkout keep the address and give one order', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|status of 401/);
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newMember('买家')]);
  await givePoints(admin, buyer);
  const page = await openWindow({ player: buyer });
  const address = page.getByRole('textbox', { name: '详细地址' });
  await page.goto(`/shopping/checkout/${product.id}`);
  await address.fill(ADDRESS);
  const lost = page.waitForEvent('requestfailed');
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page).click();
  await lost;
  await page.reload();
  await expect(address).toHaveValue(ADDRESS);

  await buyer.site.call(loginApi.logout);
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.getByLabel('用户名').fill(buyer.username);
  await page.getByLabel('密码', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(address).toHaveValue(ADDRESS);
  await submit(page).click();
  await expect(toast(page, /^订单(?:之前)?已/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible();
  await page.goto('/shopping/orders');
  await expect(page.getByRole('list', { name: '订单' }).getByRole('listitem')).toHaveCount(1);
});
