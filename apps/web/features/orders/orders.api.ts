import type { QueryInput } from '@pailei/contracts/endpoint';
import { ordersApi, type OrderDetail } from '@pailei/contracts/orders';
import { groupedPoints } from '@pailei/contracts/points-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import { useRefresh } from '../../shared/live/useRefresh.ts';
import { useOwnOrders } from '../../shared/live/useTopics.ts';
import { toast } from '../../shared/ui/toast.ts';

export type OrdersQuery = NonNullable<QueryInput<typeof ordersApi.mine>>;

/** The visitor's own orders, so that one change asks for all of them that are shown. */
const ORDERS = ['my-orders'];
const KEYS = [ORDERS];

const keyOf = (id: string) => [...ORDERS, 'order', id];

/** Asks again for what is shown whenever one of the visitor's orders changes, whoever changed it. */
function useOrderChanges(): void {
  useRefresh(useOwnOrders().version, KEYS);
}

export function useOrders(query: OrdersQuery) {
  useOrderChanges();
  return useQuery({
    queryKey: [...ORDERS, 'list', query],
    queryFn: ({ signal }) => api.call(ordersApi.mine, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useOrder(id: string) {
  useOrderChanges();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.call(ordersApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The answer is the order as it is now; a refusal means that it has changed, and it is asked for again. */
export function useCancelOrder(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.retry(ordersApi.cancel, { params: { id } }),
    // said here, because its button is gone by then when the live view was faster
    onSuccess: (order) => {
      keepOrder(queries, order);
      toast.success(`订单已取消，${groupedPoints(order.points_total)} 积分已退回`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS }),
  });
}

/** Takes over an order that a command answered, so that its page is there at once. */
export function keepOrder(queries: QueryClient, order: OrderDetail): void {
  queries.setQueryData(keyOf(order.id), order);
}
