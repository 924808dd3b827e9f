import { expect, test } from 'vitest';

import { readFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ORDER_FILTERS, ordersQuery } from './list.model.ts';

const queryOf = (address: string) => ordersQuery(readFilters(ORDER_FILTERS, new URLSearchParams(address)));

test('by default the newest 20 of all states', () => {
  expect(queryOf('')).toEqual({ sort_by: 'created_at', sort_order: '-1', skip: 0, limit: 20 });
});

test('state, order and page go along; nonsense does not', () => {
  expect(queryOf('status=shipped&sort=oldest&page=2')).toEqual({
    sort_by: 'created_at',
    sort_order: '1',
    skip: 20,
    limit: 20,
    status: 'shipped',
  });
  expect(queryOf('status=lost&sort=1')).toEqual(queryOf(''));
});
