import { expect, test } from 'vitest';
import { foldShop } from './shop.fold.ts';
import type { ShopView } from './shop.topic.ts';

const shop: ShopView = { lines: { a: { stock_quantity: 5, points_price: 100 } } };
const fold = (t: string, p: object) => foldShop(shop, { v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
const product = { id: 'b', name: '桌垫', stock_quantity: 3, points_price: 900, is_active: true, sold_count: 0 };

test('stock that moves and products that come or change are taken over, and nothing else of them', () => {
  const line = { stock_quantity: 4, points_price: 100 };
  expect(fold('stock_changed', { id: 'a', is_active: true, ...line })).toEqual({ lines: { a: line } });
  expect(fold('product_changed', { product }).lines).toEqual({
    ...shop.lines,
    b: { stock_quantity: 3, points_price: 900 },
  });
});

test('what is not sold any more is gone', () => {
  expect(fold('product_removed', { id: 'a' })).toEqual({ lines: {} });
  expect(fold('stock_changed', { id: 'a', is_active: false, stock_quantity: 9, points_price: 1 })).toEqual({
    lines: {},
  });
});

test('what it does not know leaves it as it is', () => {
  expect(fold('product_removed', { id: 'x' })).toBe(shop);
  expect(fold('a_type_of_later', { id: 'a' })).toBe(shop);
});
