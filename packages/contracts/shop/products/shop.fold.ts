import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { ShopEvents, ShopView } from './shop.topic.ts';

const handlers: Handlers<ShopView, ShopEvents> = {
  product_changed: (shop, { product }) => withLine(shop, product),
  stock_changed: (shop, moved) => withLine(shop, moved),
  product_removed: (shop, { id }) => withoutLine(shop, id),
};

export const foldShop: Fold<ShopView> = (shop, event) => foldBy(handlers, shop, event);

function withLine(shop: ShopView, { id, is_active, stock_quantity, points_price }: ShopEvents['stock_changed']) {
  if (!is_active) return withoutLine(shop, id);
  return { lines: { ...shop.lines, [id]: { stock_quantity, points_price } } };
}

function withoutLine(shop: ShopView, id: string): ShopView {
  if (!(id in shop.lines)) return shop;
  const { [id]: _removed, ...lines } = shop.lines;
  return { lines };
}
