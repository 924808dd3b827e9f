import { violation, type RuleViolation } from '../violation/violation.ts';

/** What an order is decided by; points and pieces are whole numbers. */
export type OrderedProduct = { is_active: boolean; stock_quantity: number; points_price: number };

export type PlaceOrder = {
  quantity: number;
  /** The price per piece that the buyer saw. */
  points_price?: number | undefined;
};

export type PlaceRefusal =
  | 'order_product_missing'
  | 'order_sold_out'
  | 'order_stock_short'
  | 'order_price_changed'
  | 'points_insufficient';

/** What the order costs in points; of several reasons against it, the first in this order is reported. */
export function decidePlaceOrder(
  { quantity, points_price: seenPrice }: PlaceOrder,
  product: OrderedProduct | undefined,
  balance: number,
): number | RuleViolation<PlaceRefusal> {
  if (!product?.is_active) return violation('order_product_missing');
  if (product.stock_quantity === 0) return violation('order_sold_out');
  if (product.stock_quantity < quantity) return violation('order_stock_short');
  if (seenPrice !== undefined && seenPrice !== product.points_price) return violation('order_price_changed');
  const total = product.points_price * quantity;
  return balance < total ? violation('points_insufficient') : total;
}
