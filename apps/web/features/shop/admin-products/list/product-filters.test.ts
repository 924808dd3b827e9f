import { productListQuery } from '@pailei/contracts/shop/products/product-shapes';
import { expect, test } from 'vitest';

import { readFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { FILTERS, queryOf } from './product-filters.ts';

const queryAt = (address: string) => queryOf(readFilters(FILTERS, new URLSearchParams(address)));

test('without filters in the address the newest of all products come first', () => {
  expect(queryAt('')).toEqual({ skip: 0, limit: 50, is_active: 'all', sort_by: 'created_at', sort_order: 'desc' });
});

test('filters, sort order and page are asked as the address says', () => {
  expect(queryAt('state=off&stock=no&search=徽章&sort=stock_quantity&page=3')).toEqual({
    skip: 100,
    limit: 50,
    is_active: 'false',
    in_stock: 'false',
    search: '徽章',
    sort_by: 'stock_quantity',
    sort_order: 'asc',
  });
});

test.each(['', 'state=on&stock=yes', 'sort=-sold_count', 'sort=price&state=x&page=0'])(
  'the server takes what %j asks',
  (address) => {
    expect(productListQuery.safeParse(queryAt(address)).error).toBeUndefined();
  },
);
