import { expect, test } from 'vitest';

import { foldChanges, presently, type FollowedShop } from './shop-changes.ts';

const event = (t: string, p: object) => ({ v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
const product = { id: 'p', name: '徽章', stock_quantity: 8, points_price: 100, is_active: true };
const EMPTY: FollowedShop = { lines: {} };

test('stock, price and state are those told last', () => {
  const shop = foldChanges(EMPTY, event('stock_changed', { ...product, stock_quantity: 3 }));
  expect(presently(product, shop)).toEqual({ ...product, stock_quantity: 3 });
  const later = foldChanges(shop, event('product_changed', { product: { ...product, points_price: 90 } }));
  expect(presently(product, later)).toEqual({ ...product, points_price: 90 });
});

test('a product that is taken out of the shop keeps the stock it had', () => {
  const shop = foldChanges(EMPTY, event('stock_changed', { ...product, stock_quantity: 3 }));
  expect(presently(product, foldChanges(shop, event('product_removed', { id: 'p' })))).toEqual({
    ...product,
    stock_quantity: 3,
    is_active: false,
  });
});

test('what was read stays where nothing was told', () => {
  expect(presently(product, EMPTY)).toBe(product);
  expect(presently(product, foldChanges(EMPTY, event('stock_changed', { ...product, id: 'q' })))).toBe(product);
  expect(foldChanges(EMPTY, event('something_new', {}))).toBe(EMPTY);
});

test('a name that was edited is never taken back by what the shop told before', () => {
  const shop = foldChanges(EMPTY, event('product_changed', { product }));
  expect(presently({ ...product, name: '朱砂徽章' }, shop).name).toBe('朱砂徽章');
});
