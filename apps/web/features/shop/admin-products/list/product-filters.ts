import { PRODUCT_SORTS } from '@pailei/contracts/shop/products/product-shapes';

import { parseSort } from '../../../../shared/ui/table/data-table.model.ts';
import { choice, freeText, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';
import type { ProductQuery } from '../products-admin.api.ts';

export const PAGE_SIZE = 50;

const SORTS = PRODUCT_SORTS.flatMap((sort) => [sort, `-${sort}`]);

export const STATES = ['all', 'on', 'off'] as const;
export const STOCKS = ['any', 'yes', 'no'] as const;

export const FILTERS = {
  state: choice(STATES, 'all'),
  stock: choice(STOCKS, 'any'),
  search: freeText(100),
  sort: choice(SORTS, '-created_at'),
};

export type ProductFilters = UrlValues<typeof FILTERS>;

const ACTIVE = { all: 'all', on: 'true', off: 'false' } as const;
const IN_STOCK = { any: undefined, yes: 'true', no: 'false' } as const;

/** The query of the list from the address. */
export function queryOf({ state, stock, search, sort, page }: ProductFilters): ProductQuery {
  const { id, desc } = parseSort(sort);
  const in_stock = IN_STOCK[stock];
  return {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    is_active: ACTIVE[state],
    ...(in_stock && { in_stock }),
    ...(search !== '' && { search }),
    sort_by: PRODUCT_SORTS.find((known) => known === id) ?? 'created_at',
    sort_order: desc ? 'desc' : 'asc',
  };
}
