import type { Order, OrderEvent, OrderStatus } from './order-shapes.ts';
import { defineTopic } from '../../topics/topic.ts';

/** How many of the newest orders a snapshot brings. */
export const LIVE_ORDERS = 20;

/** A buyer's own orders, or everybody's; the newest first. */
export type OrdersView = { pending_count: number; newest: readonly Order[] };

/** Addresses are masked, and only admins read the name of the admin who did something. */
export type OrdersEvents = {
  order_placed: { order: Order };
  /** `event` is the new line of its timeline; `from` equals the order's status where only the tracking number changed. */
  order_changed: { order: Order; from: OrderStatus; event: OrderEvent };
  /** Its address was erased. */
  order_address_erased: { id: string };
};

/** A buyer's own orders. */
export const ordersTopic = defineTopic<OrdersView, OrdersEvents>()('user_orders', 'orders:user:{id}');
