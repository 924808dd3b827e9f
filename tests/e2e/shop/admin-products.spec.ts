import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Locator, Page } from '@playwright/test';
import { photo } from '../../support/images.ts';
import { freshName, staffOfSite } from '../support/players.ts';
import { newBuyer, newProduct, placeOrder } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 3_000 };
const png = { name: '徽章.png', mimeType: 'image/png', buffer: await photo('png', 640, 480) };

const productRow = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });

test('a product is made with its picture, filled up and taken out, and buyers see each step', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const buyer = await newBuyer(admin);
  const name = freshName('徽章');
  const adminPage = await openWindow({ player: admin });
  await adminPage.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await adminPage.getByRole('button', { name: '新建商品' }).click();
  const form = adminPage.getByRole('dialog', { name: '新建商品' });
  await form.getByRole('button', { name: '创建商品' }).click();
  await expect(form.getByText('商品名称不能为空')).toBeVisible();
  await expect(form.getByText('库存不能为空')).toBeVisible();
  await form.getByLabel('名称').fill(name);
  await form.getByLabel('描述').fill('锌合金，直径三厘米');
  await form.getByLabel('积分价格').fill('120');
  await form.getByLabel('初始库存').fill('20');
  const files = form.getByLabel('选择商品图片');
  await files.setInputFiles({ name: '笔记.txt', mimeType: 'text/plain', buffer: Buffer.from('徽章') });
  await expect(form.getByText('只支持 jpg、jpeg、png 或 gif 图片')).toBeVisible();
  await files.setInputFiles(png);
  await expect.poll(() => naturalWidth(form.getByRole('img', { name: '商品图片' }))).toBe(640);
  await form.getByRole('button', { name: '创建商品' }).click();
  await expect(toast(adminPage, `「${name}」已创建`)).toBeVisible();
  const row = productRow(adminPage, name);
  await expect(row).toContainText('在售');

  const shop = await openWindow({ player: buyer });
  await shop.goto(`/shopping?search=${encodeURIComponent(name)}`);
  await shop.getByRole('link', { name }).first().click();
  await expect(shop.getByRole('main')).toContainText('20 件');

  await row.getByRole('button', { name: '调整库存' }).click();
  const stock = adminPage.getByRole('dialog', { name: `调整「${name}」的库存` });
  await stock.getByRole('button', { name: '减少' }).click();
  await stock.getByLabel('件数').fill('21');
  await stock.getByLabel('原因').fill('盘点');
  await stock.getByRole('button', { name: '减少 21 件' }).click();
  await expect(stock.getByText('库存不能为负')).toBeVisible();
  await stock.getByLabel('件数').fill('17');
  await stock.getByRole('button', { name: '减少 17 件' }).click();
  await expect(toast(adminPage, `「${name}」的库存已调整`)).toBeVisible();
  await expect(row.getByText('3', { exact: true })).toBeVisible(AT_ONCE);
  await expect(shop.getByRole('main')).toContainText('仅剩 3 件', AT_ONCE);

  await adminPage.getByRole('tab', { name: /低库存/ }).click();
  // for a moment the list that goes is there beside the one that comes
  const low = adminPage.getByRole('tabpanel', { name: /低库存/ }).getByRole('row', { name: new RegExp(name) });
  await expect(low).toBeVisible(AT_ONCE);
  await expect(productRow(adminPage, name)).toHaveCount(1, AT_ONCE);
  await low.getByRole('button', { name }).click();
  const panel = adminPage.getByRole('dialog', { name, exact: true });
  await expect(panel.getByRole('row', { name: /盘点/ })).toContainText('−17');
  await panel.getByRole('button', { name: '下架' }).click();
  await expect(toast(adminPage, `「${name}」已下架`)).toBeVisible();
  await expect(shop.getByText('这件商品刚刚下架')).toBeVisible(AT_ONCE);
});

test('the admin sees stock fall live, and a product with orders is archived, not deleted', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [product, buyer] = await Promise.all([newProduct(admin, { stock_quantity: 12 }), newBuyer(admin)]);
  const adminPage = await openWindow({ player: admin });
  await adminPage.goto('/admin/products?tab=low');
  await expect(adminPage.getByRole('tab', { name: /低库存/ })).toBeVisible();
  await expect(productRow(adminPage, product.name)).toBeHidden();
  await placeOrder(buyer, product, 5);
  await expect(productRow(adminPage, product.name)).toContainText('7', AT_ONCE);
  await placeOrder(buyer, product, 5);
  await expect(productRow(adminPage, product.name)).toContainText('2', AT_ONCE);

  await productRow(adminPage, product.name).getByRole('button', { name: product.name }).click();
  await adminPage
    .getByRole('dialog', { name: product.name, exact: true })
    .getByRole('button', { name: '删除' })
    .click();
  await adminPage.getByRole('button', { name: `删除「${product.name}」` }).click();
  await expect(toast(adminPage, `「${product.name}」有订单，已从商城下架`)).toBeVisible();
});

test('a file of products: valid lines are imported, each invalid line is reported', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [good, other] = [freshName('卡盒'), freshName('桌垫')];
  const csv = [
    '商品名称,商品描述,积分价格,库存,上架',
    `${good},霜刃联名,1560,30,是`,
    ',没有名字,10,1,是',
    `${other},漆黑对战,-5,1.5,否`,
  ].join('\r\n');
  const adminPage = await openWindow({ player: admin });
  await adminPage.goto(`/admin/products?search=${encodeURIComponent(good)}`);
  await adminPage.getByRole('button', { name: '批量导入' }).click();
  const dialog = adminPage.getByRole('dialog', { name: '批量导入商品' });
  await adminPage
    .getByLabel('选择商品文件')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText(/已导入 1 件商品，2 行没有导入/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 商品名称不能为空/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^4 .*积分价格不能为负数/ })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(productRow(adminPage, good)).toContainText('30');
  const { total } = await admin.site.call(productsApi.list, { query: { search: other, is_active: 'all' } });
  expect(total).toBe(0);
});

const naturalWidth = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
