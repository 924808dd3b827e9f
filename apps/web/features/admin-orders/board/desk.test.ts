import { expect, test } from 'vitest';

import { orderAt } from './board.fixture.ts';
import { foldDesk, knownOrders, placedAfter, type Desk } from './desk.ts';

const LATER = '2026-11-20T13:00:00.000Z';
const event = (t: string, p: object) => ({ v: 1, t, p, at: LATER });
const EMPTY: Desk = { pending_count: 2, newest: [] };
const place = (desk: Desk, minute: number) => foldDesk(desk, event('order_placed', { order: orderAt(minute) }));

test('a placed order is counted and known', () => {
  const desk = [1, 2].reduce(place, EMPTY);
  expect(desk.pending_count).toBe(4);
  expect(placedAfter(desk, '')).toEqual([orderAt(2), orderAt(1)]);
  expect(placedAfter(desk, orderAt(1).created_at)).toEqual([orderAt(2)]);
});

test('a changed order is known as it was told last', () => {
  const shipped = orderAt(1, { status: 'shipped', tracking_number: 'SF1', updated_at: LATER });
  const desk = foldDesk(place(EMPTY, 1), event('order_changed', { order: shipped, from: 'pending', event: {} }));
  expect(desk.pending_count).toBe(2);
  expect(knownOrders(desk).get('order-1')).toEqual(shipped);
});

test('a snapshot that begins the topic anew loses no order that was placed since the page was opened', () => {
  const opened = orderAt(1).created_at;
  const snapshot: Desk = { pending_count: 3, newest: [orderAt(3), orderAt(2), orderAt(1)] };
  expect(placedAfter(snapshot, opened)).toEqual([orderAt(3), orderAt(2)]);
  expect(placedAfter(place(snapshot, 4), opened)).toEqual([orderAt(4), orderAt(3), orderAt(2)]);
});

test('an address that was erased is gone from what was told before', () => {
  const erased = foldDesk(place(EMPTY, 1), event('order_address_erased', { id: 'order-1' }));
  expect(knownOrders(erased).get('order-1')?.shipping_address.full_address).toBeNull();
  expect(foldDesk(EMPTY, event('order_address_erased', { id: 'order-9' })).told).toBeUndefined();
});

test('of a long day only the last orders are kept', () => {
  const minutes = Array.from({ length: 600 }, (_, minute) => minute);
  const desk = minutes.reduce(place, EMPTY);
  expect(desk.pending_count).toBe(602);
  expect(Object.keys(desk.told ?? {})).toHaveLength(500);
  expect(desk.told?.['order-599']).toEqual(orderAt(599));
});
