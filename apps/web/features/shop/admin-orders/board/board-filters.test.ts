import { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import { expect, test } from 'vitest';

import { readFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { filterOf, FILTERS, queryOf } from './board-filters.ts';

/** Half past midnight of the 21st in Shanghai. */
const NOW = '2026-11-20T16:30:00.000Z';
const ID = '0198c1f2-7a11-7c4e-9d3b-0123456789ab';
const at = (address: string) => readFilters(FILTERS, new URLSearchParams(address));

test('without filters in the address the newest of all orders come first', () => {
  expect(queryOf(at(''), NOW)).toEqual({ skip: 0, limit: 50, sort_by: 'created_at', sort_order: 'desc' });
});

test('days are those of the site, whatever zone the admin sits in', () => {
  expect(filterOf(at('period=today'), NOW)).toEqual({ from: '2026-11-20T16:00:00.000Z' });
  expect(filterOf(at('period=7'), NOW)).toEqual({ from: '2026-11-14T16:00:00.000Z' });
  expect(filterOf(at('period=own&from=2026-11-01&to=2026-11-02'), NOW)).toEqual({
    from: '2026-10-31T16:00:00.000Z',
    to: '2026-11-02T16:00:00.000Z',
  });
  expect(filterOf(at('from=2026-11-01'), NOW)).toEqual({});
});

test('what is no id and no day is not asked', () => {
  expect(filterOf(at(`user=x&product=1&period=own&from=2026-13-01&to=heute`), NOW)).toEqual({});
  expect(filterOf(at(`user=${ID}&status=pending&search=PL12`), NOW)).toEqual({
    status: 'pending',
    search: 'PL12',
    user_id: ID,
  });
});

test.each(['', 'sort=status&page=4', `period=30&product=${ID}`, 'period=own&from=2026-11-01', 'status=lost&sort=x'])(
  'the server takes what %j asks',
  (address) => {
    expect(adminOrdersApi.list.query.safeParse(queryOf(at(address), NOW)).error).toBeUndefined();
    expect(adminOrdersApi.export.query.safeParse(filterOf(at(address), NOW)).error).toBeUndefined();
  },
);
