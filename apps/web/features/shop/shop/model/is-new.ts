import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { serverNow } from '../../../../shared/state/clock.ts';

const NEW_FOR_MS = 7 * 86_400_000;

/** Whether it came into the shop within the last week. */
export const isNew = ({ created_at }: Pick<Product, 'created_at'>): boolean =>
  serverNow() - Date.parse(created_at) < NEW_FOR_MS;
