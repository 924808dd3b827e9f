import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import type { Locator, Page } from '@playwright/test';
import { staffOfSite } from '../support/players.ts';
import { ADDRESS, newBuyer, newProduct, placeOrder, pointsOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 3_000 };
const REFUSED = '积分或库存不足，不能恢复这个订单';

const freshNumber = (): string => `SF${crypto.randomUUID().slice(0, 12)}`;
const orderRow = (page: Page, number: string): Locator => page.getByRole('row', { name: new RegExp(number) });

/** The board as it stands open, narrowed to one product so that other stories do not come between. */
async function openBoard(page: Page, { id }: Product): Promise<void> {
  await page.goto(`/admin/orders?product=${id}`);
  await expect(page.getByText('只看一件商品的订单')).toBeVisible();
  await expect(page.getByText('没有符合条件的订单').or(page.getByRole('table'))).toBeVisible();
  await page.mouse.move(0, 0);
}

test('a new order comes in by itself, is sent under its number, and its buyer sees it at once', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const board = await openWindow({ player: admin });
  await openBoard(board, product);

  const { id, number } = await placeOrder(buyer, product, 2);
  const row = orderRow(board, number);
  await expect(row).toContainText('新', AT_ONCE);
  await expect(row).toContainText(buyer.username);
  await expect(row).toContainText('浙江省杭州市');
  await expect(row).not.toContainText(ADDRESS);
  await expect(board.getByRole('button', { name: /待处理 1/ })).toBeVisible();

  const page = await openWindow({ player: buyer });
  await page.goto(`/shopping/order/${id}`);
  await expect(page.getByRole('heading', { name: '已提交，等待发货' })).toBeVisible();
  const tracking = freshNumber();
  await row.getByRole('button', { name: '发货' }).click();
  const dialog = board.getByRole('dialog', { name: `修改 ${number}` });
  await dialog.getByLabel('快递单号').fill(tracking);
  await dialog.getByRole('button', { name: '发货', exact: true }).click();
  await expect(toast(board, `${number} 已改为已发货`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '已发货，正在路上' })).toBeVisible(AT_ONCE);
  await expect(page.getByText(tracking).first()).toBeVisible();
  await expect(row).toContainText(tracking);

  await row.getByRole('button', { name: number }).click();
  const panel = board.getByRole('dialog', { name: number, exact: true });
  await expect(panel.getByText(ADDRESS)).toBeVisible();
  await expect(panel.getByRole('list', { name: '订单记录' }).getByRole('listitem')).toContainText([
    `管理员 ${admin.username} 改为已发货，单号 ${tracking}`,
    '用户提交订单，扣除 200 积分',
  ]);
  await panel.getByRole('button', { name: '标为已完成' }).click();
  await board.getByRole('button', { name: '改为已完成' }).click();
  await expect(panel.getByText('已完成').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible(AT_ONCE);
});

test('an order that its buyer cancels meanwhile is not sent, and the admin reads why', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const [first, second] = [await placeOrder(buyer, product), await placeOrder(buyer, product)];
  const board = await openWindow({ player: admin });
  await openBoard(board, product);
  await orderRow(board, first.number).getByRole('button', { name: '发货' }).click();
  const dialog = board.getByRole('dialog', { name: `修改 ${first.number}` });
  await buyer.site.call(ordersApi.cancel, { params: { id: first.id } });
  await dialog.getByRole('button', { name: '发货', exact: true }).click();
  await expect(dialog.getByText('订单已经取消')).toBeVisible();
  await board.keyboard.press('Escape');
  await expect(orderRow(board, first.number)).toContainText('已取消');

  const page = await openWindow({ player: buyer });
  await page.goto(`/shopping/order/${second.id}`);
  await orderRow(board, second.number).getByRole('button', { name: second.number }).click();
  const panel = board.getByRole('dialog', { name: second.number, exact: true });
  await panel.getByRole('button', { name: '取消订单' }).click();
  const reason = board.getByRole('dialog', { name: `取消 ${second.number}` });
  await reason.getByRole('button', { name: '取消订单' }).click();
  await expect(reason.getByText('请填写原因')).toBeVisible();
  await reason.getByLabel('原因').fill('商品缺货');
  await reason.getByRole('button', { name: '取消订单' }).click();
  await expect(toast(board, `${second.number} 已取消，100 积分已退回`)).toBeVisible();
  await expect(page.getByRole('list', { name: '订单记录' })).toContainText('商品缺货', AT_ONCE);
  expect(await pointsOf(buyer)).toBe(1_000);
});

test('a batch shows the result of each order, keeps failed ones selected, and new orders wait for it', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const [first, second] = [await placeOrder(buyer, product), await placeOrder(buyer, product)];
  const board = await openWindow({ player: admin });
  await openBoard(board, product);
  await board.getByRole('button', { name: /待处理 2/ }).click();
  for (const { number } of [first, second]) await board.getByRole('checkbox', { name: `选择 ${number}` }).click();
  const bar = board.getByRole('region', { name: '批量操作' });
  await expect(bar).toContainText('2 条已选');
  await expect(bar).toContainText('200');

  const late = await placeOrder(buyer, product);
  await expect(board.getByRole('button', { name: /1 条新订单/ })).toBeVisible(AT_ONCE);
  await expect(orderRow(board, late.number)).toBeHidden();

  await bar.getByRole('button', { name: '填写单号' }).click();
  const form = board.getByRole('dialog', { name: '填写单号' });
  const parcel = freshNumber();
  await form.getByLabel(`${second.number} 的快递单号`).focus();
  await board.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, `${parcel}\n${parcel}`);
  await expect(form.getByLabel(`${first.number} 的快递单号`)).toHaveValue(parcel);
  await form.getByRole('button', { name: '发货 2 条' }).click();
  await expect(toast(board, '2 条订单已修改')).toBeVisible();
  await expect(bar).toBeHidden();
  await board.mouse.move(0, 0);
  await expect(orderRow(board, late.number)).toBeVisible();
  for (const { number } of [first, second]) {
    await expect(orderRow(board, number)).toContainText('已发货');
    await expect(orderRow(board, number)).toContainText(parcel);
  }
  await board.getByRole('button', { name: /待处理 1/ }).click();
  await expect(orderRow(board, first.number)).toBeHidden();
  await expect(orderRow(board, late.number)).toBeVisible();

  await buyer.site.call(ordersApi.cancel, { params: { id: late.id } });
  const setStock = (stock_quantity: number) =>
    admin.site.call(productsApi.update, { params: { id: product.id }, body: { stock_quantity } });
  await setStock(0);
  await board.getByRole('button', { name: /^全部/ }).click();
  for (const { number } of [first, late]) await board.getByRole('checkbox', { name: `选择 ${number}` }).click();
  await bar.getByRole('button', { name: '更多批量操作' }).click();
  await board.getByRole('menuitem', { name: '标为已完成' }).click();
  await expect(toast(board, '1 条订单已修改，1 条失败')).toBeVisible();
  await expect(orderRow(board, late.number)).toContainText(REFUSED);
  await expect(orderRow(board, first.number)).toContainText('已完成');
  await expect(bar).toContainText('1 条已选');

  await bar.getByRole('button', { name: '查看结果' }).click();
  const results = board.getByRole('dialog', { name: '批量结果' });
  await expect(orderRow(board, late.number).filter({ hasText: '失败' })).toBeVisible();
  await results.getByRole('button', { name: '关闭' }).click();
  await setStock(1);
  await orderRow(board, late.number).getByRole('button', { name: '重试' }).click();
  const dialog = board.getByRole('dialog', { name: `修改 ${late.number}` });
  await dialog.getByRole('button', { name: '发货', exact: true }).click();
  await expect(toast(board, `${late.number} 已改为已发货`)).toBeVisible();
  await bar.getByRole('button', { name: '清除选择' }).click();
  await expect(bar).toBeHidden();
});

test('all that a filter means can be changed at once, after it was said twice', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const orders = [await placeOrder(buyer, product), await placeOrder(buyer, product), await placeOrder(buyer, product)];
  const board = await openWindow({ player: admin });
  await openBoard(board, product);
  await board.getByRole('checkbox', { name: `选择 ${orders[0]?.number}` }).click();
  const bar = board.getByRole('region', { name: '批量操作' });
  await bar.getByRole('button', { name: '选择全部 3 条' }).click();
  await bar.getByRole('button', { name: '标为已发货' }).click();
  await board.getByRole('button', { name: '3 条改为已发货' }).click();
  await expect(toast(board, '3 条订单已修改')).toBeVisible();
  for (const { number } of orders) await expect(orderRow(board, number)).toContainText('已发货');
  await expect(bar).toBeHidden();
});

test('the packing list has whole addresses, the export only what the filter means', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin), newBuyer(admin)]);
  const [first, second] = [await placeOrder(buyer, product), await placeOrder(buyer, product, 3)];
  const board = await openWindow({ player: admin });
  await openBoard(board, product);
  const download = board.waitForEvent('download');
  await board.getByRole('button', { name: '导出' }).click();
  const stream = await (await download).createReadStream();
  const csv = (await stream.toArray()).join('');
  expect(csv).toContain(first.number);
  expect(csv.trim().split('\n')).toHaveLength(3);

  await board.getByRole('checkbox', { name: `选择 ${second.number}` }).click();
  await board.getByRole('button', { name: '更多批量操作' }).click();
  await board.getByRole('menuitem', { name: '打印配货单' }).click();
  await expect(board.getByText('选中的 1 个订单，共 3 件')).toBeVisible();
  await expect(orderRow(board, second.number)).toContainText(ADDRESS);
  await expect(orderRow(board, first.number)).toBeHidden();
});
