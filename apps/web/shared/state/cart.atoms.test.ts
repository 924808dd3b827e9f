// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';

import { cartAtom, cartCountAtom, cartOf, changeCartAtom, type CartItem } from './cart.atoms.ts';
import { cartBadgeAtom, shopStartedAtom } from './shop.atoms.ts';

const item = (id: string, quantity: number): CartItem => ({
  product: { id, name: id, points_price: 10, image_url: '' },
  quantity,
});
const put = (items: readonly CartItem[]) => localStorage.setItem('shopping_cart', JSON.stringify(items));
const stored = () => cartOf(JSON.parse(localStorage.getItem('shopping_cart') ?? 'null'));

beforeEach(() => localStorage.clear());

test.each([
  [undefined],
  [{ quantity: 2 }],
  [[null, 7, {}, { quantity: 1 }, { product: null, quantity: 1 }]],
  [
    [
      { ...item('a', 1), quantity: -1 },
      { ...item('a', 1), quantity: 1.5 },
      { ...item('a', 1), quantity: '4' },
    ],
  ],
  [[{ product: { ...item('a', 1).product, points_price: '10' }, quantity: 1 }]],
])('%j is no cart', (value) => {
  expect(cartOf(value)).toEqual([]);
});

test('what is whole stays beside what is broken', () => {
  expect(cartOf([item('a', 2), { quantity: 3 }])).toEqual([item('a', 2)]);
});

test('the number follows what another tab puts into the cart', () => {
  put([item('a', 2)]);
  const store = createStore();
  const seen: number[] = [];
  const stop = store.sub(cartCountAtom, () => seen.push(store.get(cartCountAtom)));
  expect(store.get(cartCountAtom)).toBe(2);
  put([item('a', 2), item('b', 4)]);
  dispatchEvent(new StorageEvent('storage', { key: 'shopping_cart' }));
  expect(store.get(cartCountAtom)).toBe(6);
  expect(seen.at(-1)).toBe(6);
  stop();
});

test('a change builds on what another tab stored last, and is stored', () => {
  const store = createStore();
  put([item('a', 2)]);
  store.set(changeCartAtom, (items) => [...items, item('b', 1)]);
  expect(stored()).toEqual([item('a', 2), item('b', 1)]);
  expect(store.get(cartAtom)).toEqual(stored());
});

test('the menu counts nothing before the shop has begun', () => {
  put([item('a', 2)]);
  const store = createStore();
  const stop = store.sub(cartBadgeAtom, () => undefined);
  expect(store.get(cartBadgeAtom)).toBe(0);
  store.set(shopStartedAtom, true);
  expect(store.get(cartBadgeAtom)).toBe(2);
  stop();
});
