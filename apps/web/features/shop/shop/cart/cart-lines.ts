import type { ShopView } from '@pailei/contracts/shop/products/shop.topic';
import { QUANTITY_MAX } from '@pailei/domain/orders/limits';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import type { CartItem } from '../../../../shared/state/cart.atoms.ts';
import { orderProblem, currentProduct, type Facts } from '../model/product-state.ts';

/** One product to be ordered, in its current state. */
export type OrderLine = {
  product: Pick<Product, 'id' | 'name' | 'image_url'> & Facts;
  quantity: number;
  /** What a piece cost when it was put into the cart. */
  seen_price: number;
  /** Why it cannot be ordered now; null when it can. */
  problem: string | null;
};

/** What is known of an item's product: the read one, null when there is none any more, undefined while it is read. */
export type ReadProduct = Product | null | undefined;

/** Until the product is fetched the item is used instead: unknown facts are no problem, the server decides. */
export function lineOf(
  { product, quantity }: CartItem,
  read: ReadProduct,
  shop: ShopView | null,
  most = QUANTITY_MAX,
): OrderLine {
  const known = read ?? { ...product, stock_quantity: read === null ? 0 : quantity, is_active: read !== null };
  const present = read === null ? known : currentProduct(known, shop);
  const { id, name, image_url, points_price, stock_quantity, is_active } = present;
  return {
    product: { id, name, image_url, points_price, stock_quantity, is_active },
    quantity,
    seen_price: product.points_price,
    problem: orderProblem(present, quantity, most),
  };
}

export type Totals = { quantity: number; points: number };

/** Of the lines that can be ordered. */
export function totalsOf(lines: readonly OrderLine[]): Totals {
  return lines
    .filter(({ problem }) => problem === null)
    .reduce(
      (sum, { product, quantity }) => ({
        quantity: sum.quantity + quantity,
        points: sum.points + product.points_price * quantity,
      }),
      { quantity: 0, points: 0 },
    );
}
