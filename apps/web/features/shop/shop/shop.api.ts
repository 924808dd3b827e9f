import { productsApi } from '@pailei/contracts/shop/products/products.api';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import type { ProductsQuery } from './list/list.model.ts';

/** Everything that is read of products. */
export const PRODUCTS = ['products'];

/** Null asks nothing. */
export function useProducts(query: ProductsQuery | null) {
  return useQuery({
    queryKey: [...PRODUCTS, 'list', query],
    queryFn: ({ signal }) => api.call(productsApi.list, { query: query ?? {}, signal }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const oneProduct = (id: string) => ({
  queryKey: [...PRODUCTS, 'product', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(productsApi.get, { params: { id }, signal }),
  staleTime: 0,
});

export function useProduct(id: string) {
  return useQuery(oneProduct(id));
}

/** Several at once, in their order. */
export function useProductsById(ids: readonly string[]) {
  return useQueries({ queries: ids.map(oneProduct) });
}

/** The most ordered and the newest products. */
export function useHighlights() {
  return useQuery({
    queryKey: [...PRODUCTS, 'highlights'],
    queryFn: ({ signal }) => api.call(productsApi.highlights, { signal }),
  });
}
