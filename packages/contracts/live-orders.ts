import type { Order, OrderEvent, OrderStatus } from './orders.ts';

/** How many of the newest orders a snapshot brings. */
export const LIVE_ORDERS = 20;

/** Snapshot of a buyer's own orders (`orders:user:<id>`) and of everybody's (`orders:admin`); the newest first. */
export type OrdersView = { pending_count: number; newest: readonly Order[] };

/** On both topics; addresses are masked, and only admins read the name of the admin who did something. */
export type OrdersEvents = {
  order_placed: { order: Order };
  /** `event` is the new line of its timeline; `from` equals the order's status where only the tracking number changed. */
  order_changed: { order: Order; from: OrderStatus; event: OrderEvent };
  /** Its address was erased. */
  order_address_erased: { id: string };
};

/** Folds either topic. */
export function foldOrders(view: OrdersView, { type, payload }: { type: string; payload: object }): OrdersView {
  switch (type) {
    case 'order_placed': {
      const { order } = eventOf('order_placed', payload);
      return { pending_count: view.pending_count + 1, newest: [order, ...view.newest].slice(0, LIVE_ORDERS) };
    }
    case 'order_changed': {
      const { order, from } = eventOf('order_changed', payload);
      const change = Number(order.status === 'pending') - Number(from === 'pending');
      const newest = view.newest.map((one) => (one.id === order.id ? order : one));
      return { pending_count: view.pending_count + change, newest };
    }
    case 'order_address_erased': {
      const { id } = eventOf('order_address_erased', payload);
      return { ...view, newest: view.newest.map((one) => (one.id === id ? withoutAddress(one) : one)) };
    }
    default:
      return view;
  }
}

function eventOf<T extends keyof OrdersEvents>(_type: T, payload: object): OrdersEvents[T] {
  return payload as OrdersEvents[T];
}

const withoutAddress = (order: Order): Order => ({ ...order, shipping_address: { full_address: null } });
