import type { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import { ORDER_STATUSES, type OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';

export type OrderStatistics = DataOf<typeof adminOrdersApi.statistics>;
export type OrderDay = OrderStatistics['days'][number];

export type StatusShare = { status: OrderStatus; label: string; count: number; percent: number };

/** How the orders are spread over the statuses; `percent` is of all, in whole per cent. */
export function statusShares(counts: OrderStatistics['by_status']): StatusShare[] {
  const total = ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return ORDER_STATUSES.map((status) => ({
    status,
    label: ORDER_STATUS_NAMES[status],
    count: counts[status],
    percent: total === 0 ? 0 : Math.round((counts[status] / total) * 100),
  }));
}

/** What the charts show, in a sentence. */
export function daysSentence(days: readonly OrderDay[], of: 'orders' | 'points'): string {
  const [noun, unit] = of === 'orders' ? ['订单', '个订单'] : ['积分', '积分'];
  const sum = days.reduce((total, day) => total + day[of], 0);
  const most = days.toSorted((a, b) => b[of] - a[of])[0];
  const today = days.at(-1);
  return [
    `近 ${days.length} 天共 ${sum} ${unit}。`,
    most && most[of] > 0 && `${noun}最多的是 ${most.day}，${most[of]} ${unit}。`,
    today && `今天 ${today[of]} ${unit}。`,
  ]
    .filter(Boolean)
    .join('');
}
