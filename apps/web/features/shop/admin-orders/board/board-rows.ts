import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { isOrderMatching } from '@pailei/domain/orders/order-filter';

import type { OrderFilter } from '../admin-orders.api.ts';
import { knownOrders, placedAfter, type OrderBoard } from './order-board.ts';

/** A fetched page with the current state of each order. */
export function rowsOf(items: readonly Order[], orderBoard: OrderBoard): readonly Order[] {
  const known = knownOrders(orderBoard);
  return items.map((order) => latestOf(order, known.get(order.id)));
}

/** The first page of the newest orders: those placed since the fetch come above it. */
export function withPlaced(items: readonly Order[], orderBoard: OrderBoard, filter: OrderFilter): readonly Order[] {
  const read = new Set(items.map(({ id }) => id));
  const placed = placedAfter(orderBoard, items[0]?.created_at ?? '');
  return [
    ...placed.filter((order) => !read.has(order.id) && isOrderMatching(order, filter)),
    ...rowsOf(items, orderBoard),
  ];
}

/** An order as it was fetched, or as it was received since. */
export function latestOf(read: Order, received: Order | undefined): Order {
  return received && received.updated_at >= read.updated_at ? received : read;
}
