import { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Page } from '@playwright/test';
import { staffOfSite } from '../support/players.ts';
import { ADDRESS, newBuyer, newProduct, placeOrder, pointsOf, submit } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 3_000 };

const tile = (page: Page, name: string) => page.getByRole('list', { name: '商品' }).getByRole('link', { name });
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('when somebody else buys the last piece the gallery and the product show it', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer, other] = await Promise.all([
    newProduct(admin, { name: '孤品', stock_quantity: 1 }),
    newBuyer(admin),
    newBuyer(admin),
  ]);
  const [gallery, looking, buying] = [
    await openWindow({ player: buyer }),
    await openWindow({ player: buyer }),
    await openWindow({ player: other }),
  ];
  await gallery.goto(`/shopping?search=${encodeURIComponent(product.name)}`);
  await expect(tile(gallery, product.name)).toContainText('仅剩 1 件');
  await looking.goto(`/shopping/product/${product.id}`);
  await expect(looking.getByRole('link', { name: '立即兑换' })).toBeVisible();

  await buying.goto(`/shopping/product/${product.id}`);
  await buying.getByRole('link', { name: '立即兑换' }).click();
  await buying.getByRole('textbox', { name: '详细地址' }).fill(ADDRESS);
  await submit(buying).click();
  await expect(buying.getByRole('heading', { name: '订单详情' })).toBeVisible();

  await expect(tile(gallery, product.name)).toContainText('已售罄', AT_ONCE);
  await expect(looking.getByText('这件商品刚刚售罄')).toBeVisible(AT_ONCE);
  await expect(looking.getByRole('button', { name: '已售罄' })).toBeDisabled();
  await expect(looking.getByRole('button', { name: '加入购物车' })).toBeDisabled();

  await looking.goto(`/shopping/checkout/${product.id}`);
  await expect(line(looking, product.name)).toContainText('已售罄');
  await expect(submit(looking)).toBeDisabled();
});

test('an order from the address to its end: each step of the staff shows on its page by itself', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const page = await openWindow({ player: buyer, permissions: ['clipboard-read', 'clipboard-write'] });
  const list = await openWindow({ player: buyer });
  await list.goto('/shopping/orders');
  await expect(list.getByText('还没有订单')).toBeVisible();

  await page.goto(`/shopping/checkout/${product.id}?quantity=2`);
  await page.getByRole('textbox', { name: '详细地址' }).fill('浙江省杭州市西湖');
  await submit(page).click();
  await expect(page.getByText('收货地址至少 10 个字符')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '详细地址' })).toBeFocused();
  await page.getByRole('textbox', { name: '详细地址' }).fill(ADDRESS);
  await expect(page.getByText('收货地址至少 10 个字符')).toBeHidden();
  const summary = page.getByRole('complementary').filter({ hasText: '合计' });
  const quantity = page.getByRole('textbox', { name: /的数量$/ });
  await quantity.fill('101');
  await quantity.press('Enter');
  await quantity.blur();
  await expect(summary).toContainText('商品 × 20');
  await quantity.fill('0');
  await quantity.blur();
  await expect(summary).toContainText('商品 × 1');
  await quantity.fill('2');
  await page.getByRole('button', { name: /^增加/ }).click();
  await expect(summary).toContainText('商品 × 3');
  await submit(page).click();
  await expect(toast(page, '订单已提交')).toBeVisible();
  await expect(page.getByRole('heading', { name: '已提交，等待发货' })).toBeVisible();
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await expect(list.getByRole('list', { name: '订单' }).getByRole('link')).toContainText('待处理', AT_ONCE);
  await expect(menuEntry(list, '我的订单')).toContainText('1');

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const set = (body: { status: 'shipped' | 'completed'; tracking_number?: string }) =>
    admin.site.call(adminOrdersApi.changeStatus, { params: { id }, body });
  await set({ status: 'shipped', tracking_number: `SF1688440277${id.slice(-6)}` });
  await expect(page.getByRole('heading', { name: '已发货，正在路上' })).toBeVisible(AT_ONCE);
  await expect(list.getByRole('list', { name: '订单' }).getByRole('link')).toContainText('已发货', AT_ONCE);
  await expect(menuEntry(list, '我的订单')).not.toContainText('1');
  await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);
  await page.getByRole('button', { name: '复制' }).click();
  await expect(toast(page, '已复制快递单号')).toBeVisible();
  await set({ status: 'completed' });
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible(AT_ONCE);
  await expect(page.getByRole('list', { name: '订单记录' }).getByRole('listitem')).toContainText([
    '订单已完成',
    '已发货，快递单号 SF1688440277',
    '订单提交成功，扣除 300 积分',
  ]);
  expect(await pointsOf(buyer)).toBe(700);
});

test('cancelling an order returns points and stock, after a confirmation', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin, { stock_quantity: 3 }), newBuyer(admin)]);
  const { id, number } = await placeOrder(buyer, product, 3);
  const [page, shop] = [await openWindow({ player: buyer }), await openWindow({ player: buyer })];
  await shop.goto(`/shopping/product/${product.id}`);
  await expect(shop.getByRole('button', { name: '已售罄' })).toBeVisible();
  await page.goto(`/shopping/order/${id}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(dialogIn(page)).toBeHidden();
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: `取消订单 ${number}` }).click();
  await expect(toast(page, '订单已取消，300 积分已退回')).toBeVisible();
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible();
  await expect(page.getByRole('list', { name: '订单记录' })).toContainText('你取消了订单，退回 300 积分');
  await expect(shop.getByText('这件商品刚刚有货')).toBeVisible(AT_ONCE);
  await expect(shop.getByRole('link', { name: '立即兑换' })).toBeVisible();
  expect(await pointsOf(buyer)).toBe(1_000);
});

test('a cart becomes one order for each product, at prices that were seen', async ({ openWindow, allowErrors }) => {
  allowErrors(/status of 404/);
  const { admin } = await staffOfSite();
  const [sleeves, mat, gone, buyer] = await Promise.all([
    newProduct(admin, { name: '卡套' }),
    newProduct(admin, { name: '桌垫', points_price: 200 }),
    newProduct(admin, { name: '徽章' }),
    newBuyer(admin),
  ]);
  const page = await openWindow({ player: buyer });
  for (const { id } of [sleeves, mat, gone]) {
    await page.goto(`/shopping/product/${id}`);
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(toast(page, '已加入购物车')).toBeVisible();
  }
  await expect(menuEntry(page, '商品')).toContainText('3');
  await page.reload();
  await page.getByRole('button', { name: '购物车 3 件', exact: true }).click();
  const cart = page.getByRole('dialog', { name: '购物车' });
  await cart.getByRole('button', { name: `增加「${sleeves.name}」的数量` }).click();
  await expect(cart.getByRole('link', { name: '去结算 4 件' })).toBeVisible();

  await admin.site.call(productsApi.update, { params: { id: mat.id }, body: { points_price: 250 } });
  await admin.site.call(productsApi.update, { params: { id: gone.id }, body: { is_active: false } });
  await expect(line(page, mat.name)).toContainText('价格已变动：200 → 250', AT_ONCE);
  await expect(line(page, gone.name)).toContainText('商品已下架', AT_ONCE);
  await cart.getByRole('link', { name: '去结算 3 件' }).click();

  await page.getByRole('textbox', { name: '详细地址' }).fill(ADDRESS);
  await submit(page).click();
  await expect(toast(page, '已提交 2 个订单')).toBeVisible();
  const orders = page.getByRole('list', { name: '订单' }).getByRole('listitem');
  await expect(orders).toHaveCount(2);
  await expect(orders.filter({ hasText: mat.name })).toContainText('250');
  expect(await pointsOf(buyer)).toBe(1_000 - 200 - 250);

  await page.goto('/shopping');
  await page.getByRole('button', { name: '购物车 1 件', exact: true }).click();
  await expect(page.getByRole('button', { name: '去结算' })).toBeDisabled();
  await page.getByRole('button', { name: `移除「${gone.name}」` }).click();
  await expect(page.getByText('看中的商品可以先放进来')).toBeVisible();

  await page.goto(`/shopping/checkout/${sleeves.id}`);
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await expect(page.getByText(ADDRESS)).toBeVisible();
});

test('addresses are written, changed, made the default and deleted in the profile', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: await newBuyer(admin) });
  const add = async (text: string) => {
    await page.getByRole('button', { name: '新增地址' }).click();
    await page.getByRole('textbox', { name: '详细地址' }).fill(text);
    await page.getByRole('button', { name: '保存地址' }).click();
  };
  const addresses = page.getByRole('list', { name: '收货地址' }).getByRole('listitem');
  await page.goto('/profile?tab=addresses');
  await add('短');
  await expect(page.getByText('收货地址至少 10 个字符')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await add(ADDRESS);
  await expect(addresses.filter({ hasText: ADDRESS })).toContainText('默认');
  const other = '上海市黄浦区人民大道 1 号 2 楼';
  await add(other);
  await addresses.filter({ hasText: other }).getByRole('button', { name: '设为默认' }).click();
  await expect(addresses.filter({ hasText: '默认' }).filter({ hasText: other })).toBeVisible();
  await addresses.filter({ hasText: ADDRESS }).getByRole('button', { name: '删除' }).click();
  await dialogIn(page).getByRole('button', { name: '删除地址' }).click();
  await expect(addresses).toHaveCount(1);
});

test('search, price, order and switches narrow the gallery, and stay in the address', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [cheap, dear, buyer] = await Promise.all([
    newProduct(admin, { name: '明信片', points_price: 300 }),
    newProduct(admin, { name: '限定队服', points_price: 12_000 }),
    newBuyer(admin),
  ]);
  const page = await openWindow({ player: buyer });
  await page.goto('/shopping');
  await expect(tile(page, cheap.name)).toBeVisible();
  await expect(tile(page, dear.name)).toBeVisible();
  await page.getByRole('slider', { name: '最低价格' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/from=1000/);
  await expect(tile(page, cheap.name)).toHaveCount(0);
  await expect(tile(page, dear.name)).toBeVisible();
  await page.getByRole('switch', { name: '只看买得起的' }).click();
  await expect(page.getByText('没有找到')).toHaveCount(1);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByRole('switch', { name: '只看买得起的' }).click();
  await expect(tile(page, cheap.name)).toBeVisible();
  await expect(tile(page, dear.name)).toHaveCount(0);
  await page.getByRole('radio', { name: '价格从高到低' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: '价格从高到低' })).toBeChecked();
  await expect(page.getByRole('switch', { name: '只看买得起的' })).toBeChecked();
  await page.getByRole('textbox', { name: '搜索商品' }).fill(cheap.name);
  await expect(page.getByRole('list', { name: '商品' }).getByRole('listitem')).toHaveCount(1);
});

test('a new product waits behind a button until the visitor asks for it', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: await newBuyer(admin) });
  await page.goto('/shopping');
  await expect(page.getByRole('list', { name: '商品' })).toBeVisible();
  await expect(page.getByRole('definition')).toContainText('1,000');
  const product = await newProduct(admin, { name: '新到' });
  const call = page.getByRole('button', { name: /件新上架的商品/ });
  await expect(call).toBeVisible(AT_ONCE);
  await expect(tile(page, product.name)).toHaveCount(0);
  await call.click();
  await expect(tile(page, product.name)).toBeVisible();
  await expect(call).toBeHidden();
});
