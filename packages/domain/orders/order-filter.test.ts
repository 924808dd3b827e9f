import { describe, expect, test } from 'vitest';
import { isOrderMatching, orderNumberIn, type FilteredOrder, type OrderFilterRule } from './order-filter.ts';

const ORDER: FilteredOrder = {
  number: 'PL00001234',
  status: 'shipped',
  user_id: 'u1',
  username: '长街听雨',
  product_id: 'p1',
  product_name: 'Deck Box',
  tracking_number: 'SF100%',
  created_at: '2026-11-20T08:00:00.000Z',
};

test.each([
  ['PL00001234', 1234],
  ['pl1234', 1234],
  ['001234', 1234],
  ['1234567890123456', undefined],
  ['SF1234', undefined],
  ['', undefined],
])('the search %j names order %j', (search, number) => expect(orderNumberIn(search)).toBe(number));

describe('a filter', () => {
  test.each<OrderFilterRule>([
    {},
    { status: 'shipped', user_id: 'u1', product_id: 'p1' },
    { from: ORDER.created_at },
    { to: '2026-11-20T08:00:00.001Z' },
    { search: '1234' },
    { search: '听雨' },
    { search: 'deck b' },
    { search: 'sf100%' },
  ])('%j lets it through', (filter) => expect(isOrderMatching(ORDER, filter)).toBe(true));

  test.each<OrderFilterRule>([
    { status: 'pending' },
    { user_id: 'u2' },
    { product_id: 'p2' },
    { from: '2026-11-20T08:00:00.001Z' },
    { to: ORDER.created_at },
    { search: '123' },
    { search: 'box deck' },
    { status: 'shipped', search: '无' },
  ])('%j keeps it out', (filter) => expect(isOrderMatching(ORDER, filter)).toBe(false));

  test('an order without a tracking number is found by nothing there', () =>
    expect(isOrderMatching({ ...ORDER, tracking_number: null }, { search: 'sf100%' })).toBe(false));
});
