import { foldOrders, type OrdersEvents, type OrdersView } from '@pailei/contracts/live-orders';
import type { Order } from '@pailei/contracts/orders';
import type { LiveEvent } from '@pailei/live/client';

/** Orders that are kept of what happened while the page was open. */
const KEPT = 500;

/** Everybody's orders as the topic tells them, and what it told since its last snapshot. */
export type Desk = OrdersView & {
  /** Each order as it was told last, by its id. */
  told?: Readonly<Record<string, Order>>;
};

export function foldDesk(desk: Desk, { t, p }: LiveEvent): Desk {
  const view = { ...desk, ...foldOrders(desk, { type: t, payload: p }) };
  switch (t) {
    case 'order_placed':
    case 'order_changed':
      return { ...view, told: withOrder(desk, (p as OrdersEvents['order_placed' | 'order_changed']).order) };
    case 'order_address_erased': {
      const known = desk.told?.[(p as OrdersEvents['order_address_erased']).id];
      return known ? { ...view, told: withOrder(desk, { ...known, shipping_address: { full_address: null } }) } : view;
    }
    default:
      return view;
  }
}

/** The orders told longest ago are dropped; the list's own answer has them by then. */
function withOrder({ told = {} }: Desk, order: Order): Record<string, Order> {
  const { [order.id]: _before, ...others } = told;
  const kept = Object.entries(others).slice(-(KEPT - 1));
  return Object.fromEntries([...kept, [order.id, order]]);
}

/** All orders that the desk knows, by their ids; a snapshot begins anew, so that its newest orders count as well. */
export function knownOrders({ newest, told }: Desk): ReadonlyMap<string, Order> {
  return new Map([...newest.map((order) => [order.id, order] as const), ...Object.entries(told ?? {})]);
}

/** Those of them that were placed after a moment, the newest first. */
export function placedAfter(desk: Desk, moment: string): Order[] {
  return [...knownOrders(desk).values()]
    .filter(({ created_at }) => created_at > moment)
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
}
