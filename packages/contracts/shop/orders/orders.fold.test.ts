import { describe, expect, test } from 'vitest';
import { foldOrders } from './orders.fold.ts';
import { LIVE_ORDERS, type OrdersView } from './orders.topic.ts';
import type { Order, OrderStatus } from './order-shapes.ts';
import type { LogEvent } from '../../topics/topic.ts';

const order = (id: string, status: OrderStatus = 'pending') =>
  ({ id, status, shipping_address: { full_address: '上海市****' } }) as Order;
const event = (t: string, p: object): LogEvent => ({ v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
const placed = (one: Order) => event('order_placed', { order: one });
const changed = (one: Order, from: OrderStatus) => event('order_changed', { order: one, from, event: {} });

const EMPTY: OrdersView = { pending_count: 0, newest: [] };
const fold = (...events: LogEvent[]) => events.reduce(foldOrders, EMPTY);

describe('a view of orders', () => {
  test('counts what is pending and puts the newest first', () => {
    const view = fold(placed(order('a')), placed(order('b')));
    expect(view.pending_count).toBe(2);
    expect(view.newest.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each<[OrderStatus, OrderStatus, number]>([
    ['pending', 'shipped', 0],
    ['shipped', 'pending', 2],
    ['cancelled', 'pending', 2],
    ['shipped', 'shipped', 1],
    ['pending', 'pending', 1],
  ])('from %s to %s it counts %i', (from, to, count) => {
    const view = foldOrders({ pending_count: 1, newest: [order('a', from)] }, changed(order('a', to), from));
    expect(view).toMatchObject({ pending_count: count, newest: [{ id: 'a', status: to }] });
  });

  test('counts an order that is older than those it shows', () => {
    expect(foldOrders({ pending_count: 5, newest: [] }, changed(order('old', 'shipped'), 'pending'))).toEqual({
      pending_count: 4,
      newest: [],
    });
  });

  test('shows no more than a snapshot brings', () => {
    const view = fold(...Array.from({ length: LIVE_ORDERS + 5 }, (_, index) => placed(order(`${index}`))));
    expect(view.newest).toHaveLength(LIVE_ORDERS);
    expect(view.pending_count).toBe(LIVE_ORDERS + 5);
  });

  test('loses an erased address', () => {
    const view = fold(placed(order('a')), event('order_address_erased', { id: 'a' }));
    expect(view.newest[0]?.shipping_address).toEqual({ full_address: null });
  });

  test('is not touched by what it does not know', () => {
    expect(foldOrders(EMPTY, event('something_new', {}))).toBe(EMPTY);
  });
});
