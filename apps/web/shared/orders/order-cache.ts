import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import type { QueryClient } from '@tanstack/react-query';

/** Query key prefix of the visitor's own orders, so that one change refetches all that are shown. */
export const MY_ORDERS = ['my-orders'];

export const orderKey = (id: string) => [...MY_ORDERS, 'order', id];

/** Puts an order that a command returned into the cache, so that its page opens at once. */
export function cacheOrder(queries: QueryClient, order: OrderDetail): void {
  queries.setQueryData(orderKey(order.id), order);
}
