import { defineTopic } from '../../topics/topic.ts';
import type { OrdersEvents, OrdersView } from './orders.topic.ts';

/** Everybody's orders, with the view and the events of a buyer's own. */
export const allOrdersTopic = defineTopic<OrdersView, OrdersEvents>()('all_orders', 'orders:admin');
