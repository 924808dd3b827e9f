import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { LiveLog } from '@pailei/live/log';
import { orderEventView, orderView, type OrderRecord, type TimelineRow } from './orders.view.ts';

/** Logs a new order for the buyer's pages and the admins' order board. */
export function logOrderPlaced(log: LiveLog, order: OrderRecord): void {
  const payload = { order: orderView(order) };
  log.add(ordersTopic.of(order.account_id), 'order_placed', payload);
  log.add(allOrdersTopic.of(), 'order_placed', payload);
}

/** Logs the newest line of an order's timeline for both. */
export function logOrderChanged(log: LiveLog, order: OrderRecord, from: OrderStatus, line: TimelineRow): void {
  const payload = { order: orderView(order), from };
  const forBuyer = { ...payload, event: orderEventView(line, 'buyer') };
  const forAdmins = { ...payload, event: orderEventView(line, 'admin') };
  log.add(ordersTopic.of(order.account_id), 'order_changed', forBuyer);
  log.add(allOrdersTopic.of(), 'order_changed', forAdmins);
}

/** Logs for both that an order's address was erased. */
export function logAddressErased(log: LiveLog, { id, account_id }: Pick<OrderRecord, 'id' | 'account_id'>): void {
  const payload = { id };
  log.add(ordersTopic.of(account_id), 'order_address_erased', payload);
  log.add(allOrdersTopic.of(), 'order_address_erased', payload);
}
