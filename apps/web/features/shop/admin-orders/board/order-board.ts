import { foldOrders, withoutAddress } from '@pailei/contracts/shop/orders/orders.fold';
import type { OrdersEvents, OrdersView } from '@pailei/contracts/shop/orders/orders.topic';
import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { foldBy, type Fold, type Handlers } from '@pailei/contracts/topics/topic';

/** Maximum of received orders that are remembered. */
const RECEIVED_MAX = 500;

/** Everybody's orders as the topic delivers them, and those received since its last snapshot. */
export type OrderBoard = OrdersView & {
  /** Each order as it was received last, by its id. */
  received?: Readonly<Record<string, Order>>;
};

const handlers: Handlers<OrderBoard, OrdersEvents> = {
  order_placed: (orderBoard, { order }) => ({ ...orderBoard, received: withOrder(orderBoard, order) }),
  order_changed: (orderBoard, { order }) => ({ ...orderBoard, received: withOrder(orderBoard, order) }),
  order_address_erased(orderBoard, { id }) {
    const known = orderBoard.received?.[id];
    return known ? { ...orderBoard, received: withOrder(orderBoard, withoutAddress(known)) } : orderBoard;
  },
};

export const foldOrderBoard: Fold<OrderBoard> = (orderBoard, event) =>
  foldBy(handlers, { ...orderBoard, ...foldOrders(orderBoard, event) }, event);

/** The orders received longest ago are dropped; the fetched list has them by then. */
function withOrder({ received = {} }: OrderBoard, order: Order): Record<string, Order> {
  const { [order.id]: _before, ...others } = received;
  const latest = Object.entries(others).slice(-(RECEIVED_MAX - 1));
  return Object.fromEntries([...latest, [order.id, order]]);
}

/** All orders that the board knows, by id; after a new snapshot its newest orders count as well. */
export function knownOrders({ newest, received }: OrderBoard): ReadonlyMap<string, Order> {
  return new Map([...newest.map((order) => [order.id, order] as const), ...Object.entries(received ?? {})]);
}

/** Those of them that were placed after a moment, the newest first. */
export function placedAfter(orderBoard: OrderBoard, since: string): Order[] {
  return [...knownOrders(orderBoard).values()]
    .filter(({ created_at }) => created_at > since)
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
}
