import type { OrdersEvents } from '@pailei/contracts/live-orders';
import type { OrderStatus } from '@pailei/contracts/orders';
import type { LiveLog } from '@pailei/live/log';
import { ALL_ORDERS_TOPIC, userOrdersTopic } from '@pailei/live/topics';
import { orderEventView, orderView } from './orders.view.ts';
import type { OrderRecord, TimelineRow } from './orders.view.ts';

/** Tells the buyer's pages and the admins' board of a new order. */
export function tellPlaced(log: LiveLog, order: OrderRecord): void {
  const payload: OrdersEvents['order_placed'] = { order: orderView(order) };
  log.add(userOrdersTopic(order.account_id), 'order_placed', payload);
  log.add(ALL_ORDERS_TOPIC, 'order_placed', payload);
}

/** Tells them of the newest line of an order's timeline. */
export function tellChanged(log: LiveLog, order: OrderRecord, from: OrderStatus, line: TimelineRow): void {
  const payload = { order: orderView(order), from };
  const forBuyer: OrdersEvents['order_changed'] = { ...payload, event: orderEventView(line, 'buyer') };
  const forAdmins: OrdersEvents['order_changed'] = { ...payload, event: orderEventView(line, 'admin') };
  log.add(userOrdersTopic(order.account_id), 'order_changed', forBuyer);
  log.add(ALL_ORDERS_TOPIC, 'order_changed', forAdmins);
}

/** Tells them that an order's address was erased. */
export function tellErased(log: LiveLog, { id, account_id }: Pick<OrderRecord, 'id' | 'account_id'>): void {
  const payload: OrdersEvents['order_address_erased'] = { id };
  log.add(userOrdersTopic(account_id), 'order_address_erased', payload);
  log.add(ALL_ORDERS_TOPIC, 'order_address_erased', payload);
}
