import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useKeyedCall } from '../../../shared/api/useKeyedCall.ts';

/** Everything that is read of products. */
export const PRODUCTS = ['admin-products'];

export type ProductQuery = QueryInput<typeof productsApi.list>;
export type NewProductBody = BodyInput<typeof productsApi.create>;
export type ProductChanges = BodyInput<typeof productsApi.update>;
export type StockBody = BodyInput<typeof productsApi.changeStock>;

export function useProducts(query: ProductQuery) {
  return useQuery({
    queryKey: [...PRODUCTS, 'list', query],
    queryFn: ({ signal }) => api.call(productsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useProduct(id: string) {
  return useQuery({
    queryKey: [...PRODUCTS, 'product', id],
    queryFn: ({ signal }) => api.call(productsApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Without a threshold that of the settings counts. */
export function useLowStock(threshold: number | null) {
  return useQuery({
    queryKey: [...PRODUCTS, 'low-stock', threshold],
    queryFn: ({ signal }) => api.call(productsApi.lowStock, { query: threshold === null ? {} : { threshold }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useMovements(id: string, page: { skip: number; limit: number }) {
  return useQuery({
    queryKey: [...PRODUCTS, 'movements', id, page],
    queryFn: ({ signal }) => api.call(productsApi.movements, { params: { id }, query: page, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function useRereading(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: PRODUCTS });
}

/** A new product, or changes of the one with this id; its errors are shown at the form's fields. */
export function useSaveProduct(id: string | null) {
  const reread = useRereading();
  return useMutation({
    mutationFn: (body: NewProductBody): Promise<Product> =>
      id === null
        ? api.call(productsApi.create, { body })
        : api.call(productsApi.update, { params: { id }, body: withoutStock(body) }),
    onSuccess: reread,
    meta: { quiet: true },
  });
}

/** Stock has a dialog of its own, which asks for the reason. */
function withoutStock({ stock_quantity: _stock, ...changes }: NewProductBody): ProductChanges {
  return changes;
}

/** The address under which a product names the image. */
export async function sendImage(file: File, signal: AbortSignal): Promise<string> {
  return (await api.call(productsApi.uploadImage, { file, signal })).url;
}

/** Activates or deactivates products; returns what was refused. */
export function useSetActive() {
  const reread = useRereading();
  return useMutation({
    mutationFn: async ({ ids, is_active }: { ids: readonly string[]; is_active: boolean }) => {
      const calls = ids.map((id) => () => api.call(productsApi.update, { params: { id }, body: { is_active } }));
      const outcomes = await api.batch(calls);
      return outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
    },
    onSettled: reread,
  });
}

/** Its error is shown in the dialog. */
export function useRemoveProduct(id: string) {
  const reread = useRereading();
  return useMutation({
    mutationFn: () => api.call(productsApi.remove, { params: { id } }),
    onSuccess: reread,
    meta: { quiet: true },
  });
}

/** Hands changes of stock to the worker; the same ones tried again are the same work. */
export function useChangeStock() {
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: StockBody) => api.retry(productsApi.changeStock, { body, idempotencyKey: keyOf(body) }),
    onSuccess: forget,
    meta: { quiet: true },
  });
}

/** The same file tried again is taken once. */
export function useImportProducts() {
  const reread = useRereading();
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (csv: string) => {
      const body = { csv };
      return api.retry(productsApi.importCsv, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => {
      forget();
      return reread();
    },
    meta: { quiet: true },
  });
}
