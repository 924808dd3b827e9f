import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { STOCK_MAX } from '@pailei/domain/orders/limits';

import type { StockBody } from '../products-admin.api.ts';

export type StockWay = 'add' | 'take' | 'set';
export type StockForm = { way: StockWay; amount: string };

type Stocked = Pick<Product, 'id' | 'stock_quantity'>;

/** What each product then has; null while no whole number is given. */
export function stockAfter({ way, amount }: StockForm, { stock_quantity }: Stocked): number | null {
  if (!/^\d{1,7}$/.test(amount)) return null;
  switch (way) {
    case 'add':
      return stock_quantity + Number(amount);
    case 'take':
      return stock_quantity - Number(amount);
    case 'set':
      return Number(amount);
    default:
      return way satisfies never;
  }
}

/** What is wrong with the number; null: nothing. Each product is looked at, so that nothing is begun that must fail. */
export function amountProblem(form: StockForm, products: readonly Stocked[]): string | null {
  const after = products.map((product) => stockAfter(form, product));
  if (after.includes(null)) return '请输入整数';
  if (form.way !== 'set' && Number(form.amount) === 0) return '请输入大于 0 的数量';
  if (after.some((stock) => Number(stock) < 0)) return '库存不能为负';
  return after.some((stock) => Number(stock) > STOCK_MAX) ? `库存不能超过 ${STOCK_MAX}` : null;
}

/** By a number of pieces the others' changes meanwhile stay; to a number they do not. */
export function changesOf({ way, amount }: StockForm, products: readonly Stocked[]): StockBody['changes'] {
  const quantity = Number(amount);
  return products.map(({ id: product_id }) =>
    way === 'set' ? { product_id, set_to: quantity } : { product_id, delta: way === 'add' ? quantity : -quantity },
  );
}
