import { expect, test } from 'vitest';

import { orderAt } from './board.fixture.ts';
import { latestOf, rowsOf, withPlaced } from './board-rows.ts';
import { foldOrderBoard, type OrderBoard } from './order-board.ts';

const EMPTY: OrderBoard = { pending_count: 0, newest: [] };
const place = (orderBoard: OrderBoard, minute: number) =>
  foldOrderBoard(orderBoard, {
    v: 1,
    t: 'order_placed',
    p: { order: orderAt(minute) },
    at: orderAt(minute).created_at,
  });
const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('what was placed since the page was fetched comes above it, once', () => {
  const orderBoard = [3, 4].reduce(place, EMPTY);
  expect(numbers(withPlaced([orderAt(2), orderAt(1)], orderBoard, {}))).toEqual([
    'order-4',
    'order-3',
    'order-2',
    'order-1',
  ]);
  expect(numbers(withPlaced([orderAt(4), orderAt(3)], orderBoard, {}))).toEqual(['order-4', 'order-3']);
});

test('an order that was placed before the page was read is on a later page, not above', () => {
  const orderBoard = [1, 2, 3].reduce(place, EMPTY);
  expect(numbers(withPlaced([orderAt(3)], orderBoard, {}))).toEqual(['order-3']);
});

test('what the filter does not mean does not come in', () => {
  const orderBoard = place(EMPTY, 5);
  expect(withPlaced([], orderBoard, { status: 'shipped' })).toEqual([]);
  expect(numbers(withPlaced([], orderBoard, { status: 'pending', search: '徽章' }))).toEqual(['order-5']);
});

test('fetched rows are updated by what was received since', () => {
  const order = orderAt(1, { status: 'cancelled', updated_at: '2026-11-20T14:00:00.000Z' });
  const orderBoard = foldOrderBoard(EMPTY, {
    v: 1,
    t: 'order_changed',
    p: { order, from: 'pending', event: {} },
    at: '',
  });
  expect(rowsOf([orderAt(1)], orderBoard)).toEqual([order]);
});

test('an order that was fetched later than it was received is shown as fetched', () => {
  const read = orderAt(1, { status: 'completed', updated_at: '2026-11-20T15:00:00.000Z' });
  expect(latestOf(read, orderAt(1))).toBe(read);
  expect(latestOf(read, undefined)).toBe(read);
});
