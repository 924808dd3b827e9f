import { orderBatchesApi } from '@pailei/contracts/shop/order-batches/order-batches.api';
import { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useKeyedCall } from '../../../shared/api/useKeyedCall.ts';
import { formatDate } from '../../../shared/ui/time/time.format.ts';
import { saveFile } from '../../../shared/ui/actions/save-file.ts';

/** Query key prefix of all admin queries of orders. */
export const ALL_ORDERS = ['admin-orders'];
const keyOf = (id: string) => [...ALL_ORDERS, 'order', id];

export type OrderQuery = QueryInput<typeof adminOrdersApi.list>;
export type OrderFilter = NonNullable<QueryInput<typeof adminOrdersApi.export>>;
export type BatchBody = BodyInput<typeof orderBatchesApi.start>;
export type StatusBody = BodyInput<typeof adminOrdersApi.changeStatus>;

export function useOrders(query: OrderQuery) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'list', query],
    queryFn: ({ signal }) => api.call(adminOrdersApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useStatistics(days: number) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'statistics', days],
    queryFn: ({ signal }) => api.call(adminOrdersApi.statistics, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** With the whole address and the timeline. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.call(ordersApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** An action on one order; its dialog shows the error, and the order is fetched again in any case. */
function useOrderAction<Input>(id: string, act: (input: Input) => Promise<OrderDetail>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (order) => queries.setQueryData(keyOf(id), order),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL_ORDERS }),
    meta: { quiet: true },
  });
}

export function useChangeStatus(id: string) {
  return useOrderAction(id, (body: StatusBody) => api.call(adminOrdersApi.changeStatus, { params: { id }, body }));
}

export function useAdminCancel(id: string) {
  return useOrderAction(id, (reason: string) => api.call(adminOrdersApi.cancel, { params: { id }, body: { reason } }));
}

/** Starts a batch in the worker; a retry is idempotent. */
export function useStartBatch() {
  const { keyOf: callKey, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: BatchBody) => api.retry(orderBatchesApi.start, { body, idempotencyKey: callKey(body) }),
    onSuccess: forget,
  });
}

/** The orders of a batch, and their results at the time of the fetch. */
export function useBatchResults(id: string | null) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'batch', id],
    queryFn: ({ signal }) => api.call(orderBatchesApi.results, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
}

export function useStopBatch() {
  return useMutation({ mutationFn: (id: string) => api.call(orderBatchesApi.stop, { params: { id } }) });
}

export function useExport() {
  return useMutation({
    mutationFn: (query: OrderFilter) => api.file(adminOrdersApi.export, { query }),
    onSuccess: (file) => saveFile(file, `orders-${formatDate(new Date().toISOString())}.csv`),
  });
}

/** Ids that one call may name. */
const IDS_AT_ONCE = 100;

/** The named orders with their whole addresses, or every pending one. */
export function usePackingList(ids: readonly string[] | null) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'packing-list', ids],
    queryFn: async ({ signal }) => {
      const asked = ids === null ? [{}] : chunksOf(ids).map((some) => ({ ids: some.join(',') }));
      const lists = await Promise.all(asked.map((query) => api.call(adminOrdersApi.packingList, { query, signal })));
      return lists.flatMap(({ orders }) => orders);
    },
    staleTime: 0,
  });
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE));
}
