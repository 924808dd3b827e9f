import { ADMIN_ORDERS_PAGE, ORDER_STATUSES } from '@pailei/contracts/shop/orders/order-shapes';
import { dayStart, lastDaysStart } from '@pailei/domain/site-time/days';

import { parseSort } from '../../../../shared/ui/table/data-table.model.ts';
import { choice, freeText, type UrlFilter, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';
import type { OrderFilter, OrderQuery } from '../admin-orders.api.ts';
import { isDayText } from '../../../../shared/ui/time/local-time.ts';

export const PERIODS = ['any', 'today', '7', '30', 'own'] as const;
export type Period = (typeof PERIODS)[number];

const SORT_KEYS = ['created_at', 'updated_at', 'points_total', 'status'] as const;
const SORTS = SORT_KEYS.flatMap((sort) => [sort, `-${sort}`]);
export const NEWEST_FIRST = '-created_at';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idFilter: UrlFilter<string> = { initial: '', parse: (text) => (ID.test(text) ? text : '') };
const dayFilter: UrlFilter<string> = { initial: '', parse: (text) => (startOf(text) === null ? '' : text) };

export const FILTERS = {
  status: choice(['all', ...ORDER_STATUSES], 'all'),
  search: freeText(100),
  period: choice(PERIODS, 'any'),
  /** The days of a period of one's own: `2026-11-20`, as the site counts them. */
  from: dayFilter,
  to: dayFilter,
  user: idFilter,
  product: idFilter,
  sort: choice(SORTS, NEWEST_FIRST),
};

export type BoardFilters = UrlValues<typeof FILTERS>;

/** The order filter of the address; `now` is ISO. */
export function filterOf({ status, search, user, product, ...span }: BoardFilters, now: string): OrderFilter {
  return {
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
    ...(user !== '' && { user_id: user }),
    ...(product !== '' && { product_id: product }),
    ...spanOf(span, now),
  };
}

/** The same with the order and the page of the list. */
export function queryOf(filters: BoardFilters, now: string): OrderQuery {
  const { id, desc } = parseSort(filters.sort);
  return {
    skip: (filters.page - 1) * ADMIN_ORDERS_PAGE,
    limit: ADMIN_ORDERS_PAGE,
    ...filterOf(filters, now),
    sort_by: SORT_KEYS.find((key) => key === id) ?? 'created_at',
    sort_order: desc ? 'desc' : 'asc',
  };
}

const DAY_MS = 86_400_000;

function spanOf({ period, from, to }: Pick<BoardFilters, 'period' | 'from' | 'to'>, now: string) {
  switch (period) {
    case 'any':
      return {};
    case 'today':
      return { from: dayStart(now) };
    case '7':
      return { from: lastDaysStart(now, 7) };
    case '30':
      return { from: lastDaysStart(now, 30) };
    case 'own': {
      const [first, last] = [startOf(from), startOf(to)];
      return {
        ...(first !== null && { from: new Date(first).toISOString() }),
        ...(last !== null && { to: new Date(last + DAY_MS).toISOString() }),
      };
    }
    default:
      return period satisfies never;
  }
}

/** When a day of the site began, in ms; null for what is no day. */
function startOf(day: string): number | null {
  const time = isDayText(day) ? Date.parse(`${day}T00:00:00+08:00`) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
