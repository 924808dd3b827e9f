import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { expect, test } from 'vitest';

import { lineOf, totalsOf } from './cart-lines.ts';

const READ: Product = {
  id: 'p',
  name: '卡套',
  description: '',
  points_price: 120,
  stock_quantity: 4,
  image_url: '',
  is_active: true,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  sold_count: 0,
};
const item = (quantity: number) => ({ product: { id: 'p', name: '旧名', points_price: 100, image_url: '' }, quantity });
const shop = (stock_quantity: number, points_price: number) => ({ lines: { p: { stock_quantity, points_price } } });

test('a line shows the present product and remembers the price that was seen', () => {
  expect(lineOf(item(2), READ, null)).toMatchObject({
    product: { name: '卡套', points_price: 120 },
    seen_price: 100,
    problem: null,
  });
  expect(lineOf(item(2), READ, shop(4, 130)).product.points_price).toBe(130);
});

test('an item is no problem while its product is being fetched, but live changes count already', () => {
  expect(lineOf(item(2), undefined, null)).toMatchObject({ product: { name: '旧名' }, problem: null });
  expect(lineOf(item(2), undefined, shop(1, 100)).problem).toBe('库存不足，仅剩 1 件');
});

test('what is gone, sold out or short cannot be ordered', () => {
  expect(lineOf(item(1), null, shop(4, 100)).problem).toBe('商品已下架');
  expect(lineOf(item(1), READ, { lines: {} }).problem).toBe('商品已下架');
  expect(lineOf(item(1), READ, shop(0, 120)).problem).toBe('已售罄');
});

test('the sum is of what can be ordered', () => {
  const lines = [lineOf(item(2), READ, null), lineOf(item(9), READ, null)];
  expect(totalsOf(lines)).toEqual({ quantity: 2, points: 240 });
});
