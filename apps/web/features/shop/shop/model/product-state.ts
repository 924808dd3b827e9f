import type { ShopView } from '@pailei/contracts/shop/products/shop.topic';
import { quantityText } from '@pailei/contracts/shop/orders/order-shapes';
import { QUANTITY_MAX, LOW_STOCK_DEFAULT } from '@pailei/domain/orders/limits';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';

/** The facts of a product that may change while its page is open. */
export type Facts = Pick<Product, 'points_price' | 'stock_quantity' | 'is_active'>;

/** A product as it was fetched, with the live changes since. */
export function currentProduct<P extends Facts & { id: string }>(product: P, shop: ShopView | null): P {
  if (shop === null) return product;
  const line = shop.lines[product.id];
  return line === undefined ? { ...product, is_active: false } : { ...product, ...line, is_active: true };
}

export type Availability = 'gone' | 'sold_out' | 'low' | 'ample';

export function availabilityOf({ is_active, stock_quantity }: Facts): Availability {
  if (!is_active) return 'gone';
  if (stock_quantity === 0) return 'sold_out';
  return stock_quantity <= LOW_STOCK_DEFAULT ? 'low' : 'ample';
}

export const isOnSale = (facts: Facts): boolean => facts.is_active && facts.stock_quantity > 0;

export function stockText(facts: Facts): string {
  const availability = availabilityOf(facts);
  switch (availability) {
    case 'gone':
      return '已下架';
    case 'sold_out':
      return '已售罄';
    case 'low':
      return `仅剩 ${facts.stock_quantity} 件`;
    case 'ample':
      return `库存 ${groupedPoints(facts.stock_quantity)}`;
    default:
      return availability satisfies never;
  }
}

/** How many pieces one order may have now, of at most `most`; 1 where there is nothing to order, so that a field has a bound. */
export const maxQuantity = ({ stock_quantity }: Facts, most = QUANTITY_MAX): number =>
  Math.max(1, Math.min(most, stock_quantity));

/** Why so many pieces cannot be ordered now; null when they can. */
export function orderProblem(facts: Facts, quantity: number, most = QUANTITY_MAX): string | null {
  if (!facts.is_active) return '商品已下架';
  if (facts.stock_quantity === 0) return '已售罄';
  if (facts.stock_quantity < quantity) return `库存不足，仅剩 ${facts.stock_quantity} 件`;
  return quantity > most ? quantityText(most) : null;
}

export type Change = { text: string; isBad: boolean };

/** What has become of a product since it was looked at first; null when nothing that matters. */
export function changeSince(before: Facts, now: Facts): Change | null {
  if (before.is_active && !now.is_active) return { text: '这件商品刚刚下架', isBad: true };
  if (!now.is_active) return null;
  if (before.stock_quantity > 0 && now.stock_quantity === 0) return { text: '这件商品刚刚售罄', isBad: true };
  if (before.points_price !== now.points_price) {
    const [from, to] = [before.points_price, now.points_price].map(groupedPoints);
    return { text: `价格刚刚变动：${from} → ${to}`, isBad: now.points_price > before.points_price };
  }
  if (!isOnSale(before) && now.stock_quantity > 0) return { text: '这件商品刚刚有货', isBad: false };
  return null;
}
