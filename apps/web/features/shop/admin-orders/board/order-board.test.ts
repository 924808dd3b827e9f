import { expect, test } from 'vitest';

import { orderAt } from './board.fixture.ts';
import { foldOrderBoard, knownOrders, placedAfter, type OrderBoard } from './order-board.ts';

const LATER = '2026-11-20T13:00:00.000Z';
const event = (t: string, p: object) => ({ v: 1, t, p, at: LATER });
const EMPTY: OrderBoard = { pending_count: 2, newest: [] };
const place = (orderBoard: OrderBoard, minute: number) =>
  foldOrderBoard(orderBoard, event('order_placed', { order: orderAt(minute) }));

test('a placed order is counted and known', () => {
  const orderBoard = [1, 2].reduce(place, EMPTY);
  expect(orderBoard.pending_count).toBe(4);
  expect(placedAfter(orderBoard, '')).toEqual([orderAt(2), orderAt(1)]);
  expect(placedAfter(orderBoard, orderAt(1).created_at)).toEqual([orderAt(2)]);
});

test('a changed order is known as it was received last', () => {
  const shipped = orderAt(1, { status: 'shipped', tracking_number: 'SF1', updated_at: LATER });
  const orderBoard = foldOrderBoard(
    place(EMPTY, 1),
    event('order_changed', { order: shipped, from: 'pending', event: {} }),
  );
  expect(orderBoard.pending_count).toBe(2);
  expect(knownOrders(orderBoard).get('order-1')).toEqual(shipped);
});

test('a new snapshot of the topic loses no order that was placed since the page was opened', () => {
  const opened = orderAt(1).created_at;
  const snapshot: OrderBoard = { pending_count: 3, newest: [orderAt(3), orderAt(2), orderAt(1)] };
  expect(placedAfter(snapshot, opened)).toEqual([orderAt(3), orderAt(2)]);
  expect(placedAfter(place(snapshot, 4), opened)).toEqual([orderAt(4), orderAt(3), orderAt(2)]);
});

test('an address that was erased is removed from orders received before', () => {
  const erased = foldOrderBoard(place(EMPTY, 1), event('order_address_erased', { id: 'order-1' }));
  expect(knownOrders(erased).get('order-1')?.shipping_address.full_address).toBeNull();
  expect(foldOrderBoard(EMPTY, event('order_address_erased', { id: 'order-9' })).received).toBeUndefined();
});

test('only the last received orders are remembered', () => {
  const minutes = Array.from({ length: 600 }, (_, minute) => minute);
  const orderBoard = minutes.reduce(place, EMPTY);
  expect(orderBoard.pending_count).toBe(602);
  expect(Object.keys(orderBoard.received ?? {})).toHaveLength(500);
  expect(orderBoard.received?.['order-599']).toEqual(orderAt(599));
});
