import type { Order } from './order-shapes.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import { LIVE_ORDERS, type OrdersEvents, type OrdersView } from './orders.topic.ts';

const handlers: Handlers<OrdersView, OrdersEvents> = {
  order_placed: ({ pending_count, newest }, { order }) => ({
    pending_count: pending_count + 1,
    newest: [order, ...newest].slice(0, LIVE_ORDERS),
  }),
  order_changed({ pending_count, newest }, { order, from }) {
    const change = Number(order.status === 'pending') - Number(from === 'pending');
    return { pending_count: pending_count + change, newest: newest.map((one) => (one.id === order.id ? order : one)) };
  },
  order_address_erased: (view, { id }) => ({
    ...view,
    newest: view.newest.map((one) => (one.id === id ? withoutAddress(one) : one)),
  }),
};

/** Folds the topic of a buyer and that of everybody's orders. */
export const foldOrders: Fold<OrdersView> = (view, event) => foldBy(handlers, view, event);

export const withoutAddress = (order: Order): Order => ({ ...order, shipping_address: { full_address: null } });
