// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { cartCount, cartCountAtom } from './cart.atoms.ts';

test.each([
  [[{ quantity: 2 }, { quantity: 3 }], 5],
  [[], 0],
  [undefined, 0],
  [{ quantity: 2 }, 0],
  [[{ quantity: -1 }, { quantity: 1.5 }, { quantity: '4' }, null, 7, { quantity: 1 }], 1],
])('%j holds %i pieces', (stored, pieces) => {
  expect(cartCount(stored)).toBe(pieces);
});

test('the number follows what another tab puts into the cart', () => {
  localStorage.setItem('shopping_cart', JSON.stringify([{ quantity: 2 }]));
  const store = createStore();
  const seen: number[] = [];
  const stop = store.sub(cartCountAtom, () => seen.push(store.get(cartCountAtom)));
  expect(store.get(cartCountAtom)).toBe(2);
  localStorage.setItem('shopping_cart', JSON.stringify([{ quantity: 2 }, { quantity: 4 }]));
  dispatchEvent(new StorageEvent('storage', { key: 'shopping_cart' }));
  expect(store.get(cartCountAtom)).toBe(6);
  expect(seen.at(-1)).toBe(6);
  stop();
});
