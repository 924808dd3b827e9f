import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { atom } from './jotai.ts';
import { readJson, writeJson } from './storage.ts';

const CART_KEY = 'shopping_cart';

/** A product as it was when it was put in; what it costs and whether there is any of it now is for the shop to say. */
export type CartItem = {
  product: Pick<Product, 'id' | 'name' | 'points_price' | 'image_url'>;
  quantity: number;
};

const itemsAtom = atom<readonly CartItem[]>([]);
// while the cart is shown, changes of other tabs are applied here too
itemsAtom.onMount = (set) => {
  const read = () => set(cartOf(readJson(localStorage, CART_KEY)));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

export const cartAtom = atom((get) => get(itemsAtom));

/** The total quantity in the cart. */
export const cartCountAtom = atom((get) => get(itemsAtom).reduce((sum, { quantity }) => sum + quantity, 0));

/** Changes the cart as it is stored now, which another tab may have changed since it was shown. */
export const changeCartAtom = atom(null, (get, set, change: (items: readonly CartItem[]) => readonly CartItem[]) => {
  const stored = readJson(localStorage, CART_KEY);
  const items = change(stored === undefined ? get(itemsAtom) : cartOf(stored));
  writeJson(localStorage, CART_KEY, items);
  set(itemsAtom, items);
});

/** The items of a stored cart (`[{ product, quantity }]`); what is of another shape is left out. */
export function cartOf(stored: unknown): readonly CartItem[] {
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

function isItem(value: unknown): value is CartItem {
  if (!isObject(value) || !isObject(value['product'])) return false;
  const { product, quantity } = value;
  return (
    isInteger(quantity) &&
    quantity > 0 &&
    typeof product['id'] === 'string' &&
    typeof product['name'] === 'string' &&
    typeof product['image_url'] === 'string' &&
    isInteger(product['points_price'])
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isInteger = (value: unknown): value is number => Number.isInteger(value);
