import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import type { Locator, Page } from '@playwright/test';
import { freshName, newPlayer, type Player } from './players.ts';

export const ADDRESS = '浙江省杭州市西湖区文三路 200 号 3 幢 502 室';

/** A product with a name of its own, 100 points a piece by default. */
export function newProduct(
  admin: Player,
  { name = '卡套', ...more }: Partial<Pick<Product, 'name' | 'points_price' | 'stock_quantity'>> = {},
): Promise<Product> {
  const body = { description: '磨砂防反光，标准尺寸。', points_price: 100, stock_quantity: 20, ...more };
  return admin.site.call(productsApi.create, { body: { ...body, name: freshName(name) } });
}

/** Somebody new with points to spend. */
export async function newBuyer(admin: Player, points = 1_000): Promise<Player> {
  const buyer = await newPlayer('买家');
  await givePoints(admin, buyer, points);
  return buyer;
}

export async function givePoints(admin: Player, { user }: Pick<Player, 'user'>, amount = 1_000): Promise<void> {
  const body = { amount, reason: '演示用的积分' };
  await admin.site.call(pointsApi.adjust, { params: { id: user.id }, body });
}

/** The button at the till. */
export const submit = (page: Page): Locator => page.getByRole('button', { name: /^兑换 \d+ 件 · / });

export function placeOrder({ site }: Player, product: Pick<Product, 'id'>, quantity = 1): Promise<OrderDetail> {
  const body = { product_id: product.id, quantity, shipping_address: { full_address: ADDRESS } };
  return site.call(ordersApi.place, { body });
}

export const pointsOf = async ({ site }: Player): Promise<number> => (await site.call(pointsApi.mine)).balance;
