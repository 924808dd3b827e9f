import type { ShopEvents, ShopView } from '@pailei/contracts/shop/products/shop.topic';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { foldBy, type Fold, type Handlers } from '@pailei/contracts/topics/topic';

/** The live facts of every product, sold or not. */
export type LiveFacts = Pick<Product, 'stock_quantity' | 'points_price' | 'is_active'>;

/** The shop, and the live changes of single products since the page subscribed. */
export type FollowedShop = Partial<ShopView> & { changes?: Readonly<Record<string, Partial<LiveFacts>>> };

/** Names and texts come with the next fetch: the topic does not carry those of products that are not on sale. */
const handlers: Handlers<FollowedShop, ShopEvents> = {
  product_changed: (shop, { product }) => withChange(shop, product),
  stock_changed: (shop, moved) => withChange(shop, moved),
  product_removed: (shop, { id }) => ({ ...shop, changes: { ...shop.changes, ...removed(shop, id) } }),
};

export const foldChanges: Fold<FollowedShop> = (shop, event) => foldBy(handlers, shop, event);

/** A product as it was fetched, with the live changes since. */
export function withLiveChanges<P extends LiveFacts & { id: string }>(product: P, { changes }: FollowedShop): P {
  const change = changes?.[product.id];
  return change === undefined ? product : { ...product, ...change };
}

function withChange(shop: FollowedShop, product: LiveFacts & { id: string }): FollowedShop {
  const { id, stock_quantity, points_price, is_active } = product;
  return { ...shop, changes: { ...shop.changes, [id]: { stock_quantity, points_price, is_active } } };
}

const removed = ({ changes }: FollowedShop, id: string) => ({ [id]: { ...changes?.[id], is_active: false } });
