import type { BodyInput, QueryInput } from '@pailei/contracts/endpoint';
import { ordersApi, type OrderDetail } from '@pailei/contracts/orders';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import { useKeyedCall } from '../../shared/api/useKeyedCall.ts';
import { formatDate } from '../../shared/ui/time.format.ts';
import { saveFile } from '../../shared/ui/save-file.ts';

/** Everything that is read of everybody's orders. */
export const ALL_ORDERS = ['admin-orders'];
const keyOf = (id: string) => [...ALL_ORDERS, 'order', id];

export type OrderQuery = QueryInput<typeof ordersApi.list>;
export type OrderFilter = NonNullable<QueryInput<typeof ordersApi.export>>;
export type BatchBody = BodyInput<typeof ordersApi.batch>;
export type StatusBody = BodyInput<typeof ordersApi.changeStatus>;

export function useOrders(query: OrderQuery) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'list', query],
    queryFn: ({ signal }) => api.call(ordersApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useStatistics(days: number) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'statistics', days],
    queryFn: ({ signal }) => api.call(ordersApi.statistics, { query: { days }, signal }),
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

/** A deed on one order; its error stands in its dialog, and the order is asked for again whatever came of it. */
function useDeed<Words>(id: string, act: (words: Words) => Promise<OrderDetail>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (order) => queries.setQueryData(keyOf(id), order),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL_ORDERS }),
    meta: { quiet: true },
  });
}

export function useChangeStatus(id: string) {
  return useDeed(id, (body: StatusBody) => api.call(ordersApi.changeStatus, { params: { id }, body }));
}

export function useAdminCancel(id: string) {
  return useDeed(id, (reason: string) => api.call(ordersApi.adminCancel, { params: { id }, body: { reason } }));
}

/** Hands a batch to the worker; the same one tried again is the same work. */
export function useStartBatch() {
  const { keyOf: callKey, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: BatchBody) => api.retry(ordersApi.batch, { body, idempotencyKey: callKey(body) }),
    onSuccess: forget,
  });
}

/** Which orders a batch is about, and how each ended as far as it was when asked. */
export function useBatchResults(id: string | null) {
  return useQuery({
    queryKey: [...ALL_ORDERS, 'batch', id],
    queryFn: ({ signal }) => api.call(ordersApi.batchResults, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
}

export function useStopBatch() {
  return useMutation({ mutationFn: (id: string) => api.call(ordersApi.stopBatch, { params: { id } }) });
}

export function useExport() {
  return useMutation({
    mutationFn: (query: OrderFilter) => api.file(ordersApi.export, { query }),
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
      const lists = await Promise.all(asked.map((query) => api.call(ordersApi.packingList, { query, signal })));
      return lists.flatMap(({ orders }) => orders);
    },
    staleTime: 0,
  });
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE));
}
