import type { ShopEvents, ShopView } from '@pailei/contracts/live-shop';
import type { Product } from '@pailei/contracts/products';
import type { LiveEvent } from '@pailei/live/client';

/** What is told of every product, sold or not. */
export type LiveFacts = Pick<Product, 'stock_quantity' | 'points_price' | 'is_active'>;

/** The shop, and what was told of single products since the page followed it. */
export type FollowedShop = Partial<ShopView> & { changes?: Readonly<Record<string, Partial<LiveFacts>>> };

/** Names and texts are left to the reads that follow: of products that are not sold the shop does not tell them. */
export function foldChanges(shop: FollowedShop, { t, p }: LiveEvent): FollowedShop {
  switch (t) {
    case 'product_changed':
      return withChange(shop, (p as ShopEvents['product_changed']).product);
    case 'stock_changed':
      return withChange(shop, p as ShopEvents['stock_changed']);
    case 'product_removed':
      return { ...shop, changes: { ...shop.changes, ...removed(shop, (p as ShopEvents['product_removed']).id) } };
    default:
      return shop;
  }
}

/** A product as it was read, with what was told of it since. */
export function presently<P extends LiveFacts & { id: string }>(product: P, { changes }: FollowedShop): P {
  const change = changes?.[product.id];
  return change === undefined ? product : { ...product, ...change };
}

function withChange(shop: FollowedShop, product: LiveFacts & { id: string }): FollowedShop {
  const { id, stock_quantity, points_price, is_active } = product;
  return { ...shop, changes: { ...shop.changes, [id]: { stock_quantity, points_price, is_active } } };
}

const removed = ({ changes }: FollowedShop, id: string) => ({ [id]: { ...changes?.[id], is_active: false } });
