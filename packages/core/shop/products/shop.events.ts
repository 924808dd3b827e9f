import type { ProductRow } from '@pailei/db/schema/shop/shop';
import type { LiveLog } from '@pailei/live/log';
import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import type { MovedProduct } from './move-stock.ts';
import { productView } from './products.view.ts';

/** Logs a product's new stock to the shop's topic. */
export function logStockChange(log: LiveLog, moved: MovedProduct): void {
  log.add(shopTopic.of(), 'stock_changed', moved);
}

/** Logs a new or edited product to the shop's topic. Of one that is not sold only stock and price are published. */
export function logProductChange(log: LiveLog, product: ProductRow, wasActive: boolean): void {
  const { id, is_active, stock_quantity, points_price } = product;
  if (is_active) log.add(shopTopic.of(), 'product_changed', { product: productView(product) });
  else if (wasActive) log.add(shopTopic.of(), 'product_removed', { id });
  else log.add(shopTopic.of(), 'stock_changed', { id, is_active, stock_quantity, points_price });
}
