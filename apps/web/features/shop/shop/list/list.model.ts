import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { PRICE_MAX, PRICE_SLIDER_MAX, PRODUCTS_PAGE } from '@pailei/contracts/shop/products/product-limits';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';

import type { Range } from '../../../../shared/ui/forms/RangeSlider.tsx';
import { choice, freeText, type UrlFilter, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';

export type ProductsQuery = NonNullable<QueryInput<typeof productsApi.list>>;

export const SORTS = ['newest', 'popular', 'cheap', 'dear', 'stock'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  newest: '最新上架',
  popular: '兑换最多',
  cheap: '价格从低到高',
  dear: '价格从高到低',
  stock: '库存',
};
const SORT_QUERIES: Readonly<Record<Sort, Pick<ProductsQuery, 'sort_by' | 'sort_order'>>> = {
  newest: { sort_by: 'created_at', sort_order: 'desc' },
  popular: { sort_by: 'sold_count', sort_order: 'desc' },
  cheap: { sort_by: 'points_price', sort_order: 'asc' },
  dear: { sort_by: 'points_price', sort_order: 'desc' },
  stock: { sort_by: 'stock_quantity', sort_order: 'desc' },
};

export const PRICE_STEP = 100;

/** One end of the price slider; what the address says beyond it counts as `initial`. */
function priceEnd(initial: number): UrlFilter<string> {
  const isEnd = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= PRICE_SLIDER_MAX;
  return { initial: String(initial), parse: (text) => (isEnd(text) ? text : String(initial)) };
}

export const SHOP_FILTERS = {
  search: freeText(100),
  from: priceEnd(0),
  to: priceEnd(PRICE_SLIDER_MAX),
  sort: choice(SORTS, 'newest'),
  affordable: choice(['no', 'yes'], 'no'),
  in_stock: choice(['no', 'yes'], 'no'),
};
export type ShopFilterValues = UrlValues<typeof SHOP_FILTERS>;

export const priceRange = ({ from, to }: Pick<ShopFilterValues, 'from' | 'to'>): Range =>
  Number(from) <= Number(to) ? [Number(from), Number(to)] : [Number(to), Number(from)];

/** The slider's upper end means no bound. */
export const priceText = (price: number): string =>
  price >= PRICE_SLIDER_MAX ? '不限' : price.toLocaleString('en-US');

export const hasActiveFilter = ({ search, from, to, affordable, in_stock }: ShopFilterValues): boolean =>
  search !== '' || Number(from) > 0 || Number(to) < PRICE_SLIDER_MAX || affordable === 'yes' || in_stock === 'yes';

/** The query of the list; null when no product can be in the price range and affordable. `balance` in points. */
export function productsQuery(filters: ShopFilterValues, balance: number): ProductsQuery | null {
  const { search, sort, affordable, in_stock, page } = filters;
  const [least, upper] = priceRange(filters);
  const bound = upper < PRICE_SLIDER_MAX ? upper : undefined;
  const most = affordable === 'yes' ? Math.min(balance, bound ?? PRICE_MAX) : bound;
  if (most !== undefined && most < least) return null;
  return {
    ...SORT_QUERIES[sort],
    skip: (page - 1) * PRODUCTS_PAGE,
    limit: PRODUCTS_PAGE,
    ...(search !== '' && { search }),
    ...(least > 0 && { min_price: least }),
    ...(most !== undefined && { max_price: most }),
    ...(in_stock === 'yes' && { in_stock: 'true' }),
  };
}
