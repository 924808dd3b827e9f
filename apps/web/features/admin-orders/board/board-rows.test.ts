import { expect, test } from 'vitest';

import { orderAt } from './board.fixture.ts';
import { isMeant, laterOf, rowsOf, withPlaced } from './board-rows.ts';
import { foldDesk, type Desk } from './desk.ts';

const EMPTY: Desk = { pending_count: 0, newest: [] };
const place = (desk: Desk, minute: number) =>
  foldDesk(desk, { v: 1, t: 'order_placed', p: { order: orderAt(minute) }, at: orderAt(minute).created_at });
const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('what was placed since the page was read stands above it, once', () => {
  const desk = [3, 4].reduce(place, EMPTY);
  expect(numbers(withPlaced([orderAt(2), orderAt(1)], desk, {}))).toEqual(['order-4', 'order-3', 'order-2', 'order-1']);
  expect(numbers(withPlaced([orderAt(4), orderAt(3)], desk, {}))).toEqual(['order-4', 'order-3']);
});

test('an order that was placed before the page was read is on a later page, not above', () => {
  const desk = [1, 2, 3].reduce(place, EMPTY);
  expect(numbers(withPlaced([orderAt(3)], desk, {}))).toEqual(['order-3']);
});

test('what the filter does not mean does not come in', () => {
  const desk = place(EMPTY, 5);
  expect(withPlaced([], desk, { status: 'shipped' })).toEqual([]);
  expect(numbers(withPlaced([], desk, { status: 'pending', search: '徽章' }))).toEqual(['order-5']);
});

test('rows that were read stand as they were told since', () => {
  const order = orderAt(1, { status: 'cancelled', updated_at: '2026-11-20T14:00:00.000Z' });
  const desk = foldDesk(EMPTY, { v: 1, t: 'order_changed', p: { order, from: 'pending', event: {} }, at: '' });
  expect(rowsOf([orderAt(1)], desk)).toEqual([order]);
});

test('an order that was read later than it was told stands as it was read', () => {
  const read = orderAt(1, { status: 'completed', updated_at: '2026-11-20T15:00:00.000Z' });
  expect(laterOf(read, orderAt(1))).toBe(read);
  expect(laterOf(read, undefined)).toBe(read);
});

test.each([
  [{}, true],
  [{ search: 'PL00000007' }, true],
  [{ search: 'pl7' }, true],
  [{ search: '7' }, true],
  [{ search: '70' }, false],
  [{ search: '南' }, true],
  [{ search: 'sf' }, true],
  [{ user_id: 'buyer', product_id: 'badge' }, true],
  [{ product_id: 'mat' }, false],
  [{ from: orderAt(7).created_at }, true],
  [{ to: orderAt(7).created_at }, false],
])('%j means the order: %s', (filter, meant) => {
  expect(isMeant(orderAt(7, { tracking_number: 'SF1688' }), filter)).toBe(meant);
});
