import { ORDER_STATUSES, ORDERS_PAGE } from '@pailei/contracts/shop/orders/order-shapes';

import { choice, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';
import type { OrdersQuery } from '../orders.api.ts';

export const SORTS = ['newest', 'oldest', 'changed', 'dearest'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  newest: '最新提交',
  oldest: '最早提交',
  changed: '最近更新',
  dearest: '积分最多',
};
const SORT_QUERIES: Readonly<Record<Sort, Pick<OrdersQuery, 'sort_by' | 'sort_order'>>> = {
  newest: { sort_by: 'created_at', sort_order: '-1' },
  oldest: { sort_by: 'created_at', sort_order: '1' },
  changed: { sort_by: 'updated_at', sort_order: '-1' },
  dearest: { sort_by: 'points_total', sort_order: '-1' },
};

export const ORDER_FILTERS = { status: choice(['all', ...ORDER_STATUSES], 'all'), sort: choice(SORTS, 'newest') };
export type OrderFilterValues = UrlValues<typeof ORDER_FILTERS>;

export function ordersQuery({ status, sort, page }: OrderFilterValues): OrdersQuery {
  return {
    ...SORT_QUERIES[sort],
    skip: (page - 1) * ORDERS_PAGE,
    limit: ORDERS_PAGE,
    ...(status !== 'all' && { status }),
  };
}
