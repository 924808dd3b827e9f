import type { Product } from './products.ts';

/** What changes about a product while people look at it. */
export type ShopLine = Pick<Product, 'stock_quantity' | 'points_price'>;

/** Snapshot of the `shop` topic: by their ids, the products that are sold. One that is missing is not sold (any more). */
export type ShopView = { lines: Readonly<Record<string, ShopLine>> };

export type ShopEvents = {
  /** A product that is sold is new, or something of it was edited. */
  product_changed: { product: Product };
  /** Its stock moved. All that is told of a product that is not sold, whatever was changed. */
  stock_changed: ShopLine & { id: string; is_active: boolean };
  /** It is not sold any more: taken out of the shop, or deleted. */
  product_removed: { id: string };
};

/** Folds the `shop` topic. */
export function foldShop(shop: ShopView, { type, payload }: { type: string; payload: object }): ShopView {
  switch (type) {
    case 'product_changed': {
      const { product } = eventOf('product_changed', payload);
      return withLine(shop, product);
    }
    case 'stock_changed':
      return withLine(shop, eventOf('stock_changed', payload));
    case 'product_removed':
      return withoutLine(shop, eventOf('product_removed', payload).id);
    default:
      return shop;
  }
}

function eventOf<T extends keyof ShopEvents>(_type: T, payload: object): ShopEvents[T] {
  return payload as ShopEvents[T];
}

function withLine(shop: ShopView, { id, is_active, stock_quantity, points_price }: ShopEvents['stock_changed']) {
  if (!is_active) return withoutLine(shop, id);
  return { lines: { ...shop.lines, [id]: { stock_quantity, points_price } } };
}

function withoutLine(shop: ShopView, id: string): ShopView {
  if (!(id in shop.lines)) return shop;
  const { [id]: _removed, ...lines } = shop.lines;
  return { lines };
}
