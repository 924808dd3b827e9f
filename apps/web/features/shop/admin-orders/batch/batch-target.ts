import type { Order } from '@pailei/contracts/shop/orders/order-shapes';

import type { BatchBody, OrderFilter } from '../admin-orders.api.ts';

/** What a batch is about: the chosen orders, or all that the filter means. */
export type BatchTarget =
  | { kind: 'rows'; count: number; rows: readonly Order[] }
  | { kind: 'filter'; count: number; filter: OrderFilter };

export function bodyOf(target: BatchTarget): Pick<BatchBody, 'ids' | 'filter'> {
  return target.kind === 'rows' ? { ids: target.rows.map(({ id }) => id) } : { filter: target.filter };
}
