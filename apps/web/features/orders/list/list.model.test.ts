import { expect, test } from 'vitest';

import { readFilters } from '../../../shared/ui/useUrlFilters.ts';
import { ORDER_FILTERS, ordersQuery, statusOptions } from './list.model.ts';

const ask = (address: string) => ordersQuery(readFilters(ORDER_FILTERS, new URLSearchParams(address)));

test('by default the newest 20 of all states', () => {
  expect(ask('')).toEqual({ sort_by: 'created_at', sort_order: '-1', skip: 0, limit: 20 });
});

test('state, order and page go along; nonsense does not', () => {
  expect(ask('status=shipped&sort=oldest&page=2')).toEqual({
    sort_by: 'created_at',
    sort_order: '1',
    skip: 20,
    limit: 20,
    status: 'shipped',
  });
  expect(ask('status=lost&sort=1')).toEqual(ask(''));
});

test('the states carry their numbers once these are known', () => {
  expect(statusOptions(undefined).some((option) => 'count' in option)).toBe(false);
  const options = statusOptions({ pending: 2, shipped: 1, completed: 0, cancelled: 4 });
  expect(options.map(({ label, count }) => `${label} ${count}`)).toEqual([
    '全部 7',
    '待处理 2',
    '已发货 1',
    '已完成 0',
    '已取消 4',
  ]);
});
