import { atom } from 'jotai';

import { readJson } from './storage.ts';

const CART_KEY = 'shopping_cart';

const countAtom = atom(0);
// while somebody shows the number, another tab's purchases count here too
countAtom.onMount = (set) => {
  const read = () => set(cartCount(readJson(localStorage, CART_KEY)));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** How many pieces lie in the stored cart. */
export const cartCountAtom = atom((get) => get(countAtom));

/** The sum of the quantities of a stored cart (`[{ product, quantity }]`); what is of another shape counts nothing. */
export function cartCount(stored: unknown): number {
  if (!Array.isArray(stored)) return 0;
  return stored.reduce((sum: number, item: unknown) => sum + quantityOf(item), 0);
}

function quantityOf(item: unknown): number {
  if (typeof item !== 'object' || item === null || !('quantity' in item)) return 0;
  const { quantity } = item;
  return typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
