import type { Product } from './product-shapes.ts';
import { defineTopic } from '../../topics/topic.ts';

/** What changes about a product while people look at it. */
export type ShopLine = Pick<Product, 'stock_quantity' | 'points_price'>;

/** Snapshot of the `shop` topic: by their ids, the products that are sold. One that is missing is not sold (any more). */
export type ShopView = { lines: Readonly<Record<string, ShopLine>> };

export type ShopEvents = {
  /** A product that is sold is new, or something of it was edited. */
  product_changed: { product: Product };
  /** Its stock changed. The only event of a product that is not sold, whatever was changed. */
  stock_changed: ShopLine & { id: string; is_active: boolean };
  /** It is not sold any more: taken out of the shop, or deleted. */
  product_removed: { id: string };
};

export const shopTopic = defineTopic<ShopView, ShopEvents>()('shop', 'shop');
