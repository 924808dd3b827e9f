import type { Order } from '@pailei/contracts/orders';

import type { OrderFilter } from '../admin-orders.api.ts';
import { knownOrders, placedAfter, type Desk } from './desk.ts';

/** Whether the list that was asked with this filter holds the order; the same rules as the server's. */
export function isMeant(order: Order, { status, user_id, product_id, search, from, to }: OrderFilter): boolean {
  return (
    (status === undefined || order.status === status) &&
    (user_id === undefined || order.user_id === user_id) &&
    (product_id === undefined || order.product_id === product_id) &&
    (from === undefined || order.created_at >= from) &&
    (to === undefined || order.created_at < to) &&
    (search === undefined || isFound(order, search))
  );
}

const NUMBER = /^(?:pl)?0*(\d{1,15})$/i;

function isFound({ number, username, tracking_number, product_name }: Order, search: string): boolean {
  const asked = NUMBER.exec(search)?.[1];
  if (asked !== undefined && NUMBER.exec(number)?.[1] === asked) return true;
  const part = search.toLowerCase();
  return [username, tracking_number ?? '', product_name].some((text) => text.toLowerCase().includes(part));
}

/** A page as it was read, each order as it now stands. */
export function rowsOf(items: readonly Order[], desk: Desk): readonly Order[] {
  const known = knownOrders(desk);
  return items.map((order) => laterOf(order, known.get(order.id)));
}

/** The first page of the newest orders: those placed since it was read stand above it. */
export function withPlaced(items: readonly Order[], desk: Desk, filter: OrderFilter): readonly Order[] {
  const read = new Set(items.map(({ id }) => id));
  const placed = placedAfter(desk, items[0]?.created_at ?? '');
  return [...placed.filter((order) => !read.has(order.id) && isMeant(order, filter)), ...rowsOf(items, desk)];
}

/** An order as it was read, or as it was told since. */
export function laterOf(read: Order, told: Order | undefined): Order {
  return told && told.updated_at >= read.updated_at ? told : read;
}
