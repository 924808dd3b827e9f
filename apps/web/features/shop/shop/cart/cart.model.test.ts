import { expect, test } from 'vitest';

import { CART_PRODUCTS_MAX, hasRoomFor, withoutProduct, withAddedQuantity, withQuantity } from './cart.model.ts';

const product = (id: string, points_price = 10) => ({ id, name: id, points_price, image_url: '' });
const item = (id: string, quantity: number) => ({ product: product(id), quantity });

test('pieces of a product that is in the cart are added to it, at its present price', () => {
  expect(withAddedQuantity([item('a', 2), item('b', 1)], product('a', 12), 3)).toEqual([
    { product: product('a', 12), quantity: 5 },
    item('b', 1),
  ]);
});

test('a new product comes last', () => {
  expect(withAddedQuantity([item('a', 2)], product('b'), 1)).toEqual([item('a', 2), item('b', 1)]);
});

test('no item grows beyond what one order takes', () => {
  expect(withAddedQuantity([item('a', 99)], product('a'), 5)).toEqual([item('a', 100)]);
  expect(withAddedQuantity([item('a', 2)], product('a'), 5, 3)).toEqual([item('a', 3)]);
});

test('a quantity and a removal concern their own product', () => {
  expect(withQuantity([item('a', 2), item('b', 1)], 'b', 7)).toEqual([item('a', 2), item('b', 7)]);
  expect(withoutProduct([item('a', 2), item('b', 1)], 'a')).toEqual([item('b', 1)]);
});

test('a full cart takes more of what it has, and nothing else', () => {
  const full = Array.from({ length: CART_PRODUCTS_MAX }, (_, index) => item(String(index), 1));
  expect(hasRoomFor(full, '0')).toBe(true);
  expect(hasRoomFor(full, 'other')).toBe(false);
  expect(hasRoomFor(full.slice(1), 'other')).toBe(true);
});
