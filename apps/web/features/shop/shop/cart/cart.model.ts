import { QUANTITY_MAX } from '@pailei/domain/orders/limits';

import type { CartItem } from '../../../../shared/state/cart.atoms.ts';

type Items = readonly CartItem[];

/** Products of one cart: each becomes an order, and a person may place that many within a minute. */
export const CART_PRODUCTS_MAX = 10;

export const hasRoomFor = (items: Items, productId: string): boolean =>
  items.length < CART_PRODUCTS_MAX || items.some(({ product }) => product.id === productId);

/** Adds a quantity, up to the maximum of one order. The product is stored as it is now, so that its price counts as seen. */
export function withAddedQuantity(
  items: Items,
  { id, name, points_price, image_url }: CartItem['product'],
  added: number,
  most = QUANTITY_MAX,
): Items {
  const before = items.find(({ product }) => product.id === id);
  const item = {
    product: { id, name, points_price, image_url },
    quantity: Math.min(most, (before?.quantity ?? 0) + added),
  };
  return before ? items.map((other) => (other === before ? item : other)) : [...items, item];
}

export const withQuantity = (items: Items, productId: string, quantity: number): Items =>
  items.map((item) => (item.product.id === productId ? { ...item, quantity } : item));

export const withoutProduct = (items: Items, productId: string): Items =>
  items.filter(({ product }) => product.id !== productId);
