import { expect, test } from 'vitest';

import { foldChanges, withLiveChanges, type FollowedShop } from './shop-changes.ts';

const event = (t: string, p: object) => ({ v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
const product = { id: 'p', name: '徽章', stock_quantity: 8, points_price: 100, is_active: true };
const EMPTY: FollowedShop = { lines: {} };

test('stock, price and state are those received last', () => {
  const shop = foldChanges(EMPTY, event('stock_changed', { ...product, stock_quantity: 3 }));
  expect(withLiveChanges(product, shop)).toEqual({ ...product, stock_quantity: 3 });
  const later = foldChanges(shop, event('product_changed', { product: { ...product, points_price: 90 } }));
  expect(withLiveChanges(product, later)).toEqual({ ...product, points_price: 90 });
});

test('a product that is taken out of the shop keeps the stock it had', () => {
  const shop = foldChanges(EMPTY, event('stock_changed', { ...product, stock_quantity: 3 }));
  expect(withLiveChanges(product, foldChanges(shop, event('product_removed', { id: 'p' })))).toEqual({
    ...product,
    stock_quantity: 3,
    is_active: false,
  });
});

test('what was fetched stays where nothing was received', () => {
  expect(withLiveChanges(product, EMPTY)).toBe(product);
  expect(withLiveChanges(product, foldChanges(EMPTY, event('stock_changed', { ...product, id: 'q' })))).toBe(product);
  expect(foldChanges(EMPTY, event('something_new', {}))).toBe(EMPTY);
});

test('a name that was edited is never reverted by an earlier live change', () => {
  const shop = foldChanges(EMPTY, event('product_changed', { product }));
  expect(withLiveChanges({ ...product, name: '朱砂徽章' }, shop).name).toBe('朱砂徽章');
});
