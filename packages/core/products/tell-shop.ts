import type { ProductRow } from '@pailei/db/schema/shop';
import type { LiveLog } from '@pailei/live/log';
import { SHOP_TOPIC } from '@pailei/live/topics';
import type { MovedProduct } from './move-stock.ts';
import { productView } from './products.view.ts';

/** Tells everybody in the shop how many pieces are left. */
export function tellStock(log: LiveLog, moved: MovedProduct): void {
  log.add(SHOP_TOPIC, 'stock_changed', moved);
}

/** Tells the shop of a new product or an edited one. Of one that is not sold nothing but its stock and price is told. */
export function tellProduct(log: LiveLog, product: ProductRow, wasActive: boolean): void {
  const { id, is_active, stock_quantity, points_price } = product;
  if (is_active) log.add(SHOP_TOPIC, 'product_changed', { product: productView(product) });
  else if (wasActive) log.add(SHOP_TOPIC, 'product_removed', { id });
  else log.add(SHOP_TOPIC, 'stock_changed', { id, is_active, stock_quantity, points_price });
}
