import type { OrderStatus } from './types.ts';

/** What an admin narrows the list of all orders by; times are ISO, UTC. */
export type OrderFilterRule = {
  status?: OrderStatus | undefined;
  user_id?: string | undefined;
  product_id?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** What of an order a filter looks at. */
export type FilteredOrder = {
  number: string;
  status: OrderStatus;
  user_id: string;
  username: string;
  product_id: string;
  product_name: string;
  tracking_number: string | null;
  created_at: string;
};

/** A search finds a part of any of these, without regard to case. */
export const ORDER_SEARCH_FIELDS = ['username', 'tracking_number', 'product_name'] as const;

const NUMBER = /^(?:pl)?0*(\d{1,15})$/i;

/** The order that a search names by its number, as people say it: `PL00001234`, `1234`. */
export function orderNumberIn(search: string): number | undefined {
  const digits = NUMBER.exec(search)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether the filter lets an order through. */
export function isOrderMatching(order: FilteredOrder, filter: OrderFilterRule): boolean {
  const { status, user_id, product_id, search, from, to } = filter;
  return (
    (status === undefined || order.status === status) &&
    (user_id === undefined || order.user_id === user_id) &&
    (product_id === undefined || order.product_id === product_id) &&
    (from === undefined || order.created_at >= from) &&
    (to === undefined || order.created_at < to) &&
    (search === undefined || isFound(order, search))
  );
}

function isFound(order: FilteredOrder, search: string): boolean {
  const number = orderNumberIn(search);
  if (number !== undefined && orderNumberIn(order.number) === number) return true;
  const part = search.toLowerCase();
  return ORDER_SEARCH_FIELDS.some((field) => order[field]?.toLowerCase().includes(part));
}
