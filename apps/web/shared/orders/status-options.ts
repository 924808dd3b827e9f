import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import { ORDER_STATUSES, type OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';

export type Counts = Readonly<Record<OrderStatus, number>>;

/** The states as a division of the list, each with its number where that is known. */
export function statusOptions(counts: Counts | undefined) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const option = (value: OrderStatus | 'all', label: string, count: number | undefined) => ({
    value,
    label,
    ...(count !== undefined && { count }),
  });
  return [
    option('all', '全部', all),
    ...ORDER_STATUSES.map((status) => option(status, ORDER_STATUS_NAMES[status], counts?.[status])),
  ];
}
