import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';
import { useOwnOrders } from '../../../shared/live/useTopics.ts';
import { cacheOrder, orderKey, MY_ORDERS } from '../../../shared/orders/order-cache.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';

export type OrdersQuery = NonNullable<QueryInput<typeof ordersApi.mine>>;

const KEYS = [MY_ORDERS];

/** Refetches what is shown when one of the visitor's orders changes, whoever changed it. */
function useOrderChanges(): void {
  useRefresh(useOwnOrders().version, KEYS);
}

export function useOrders(query: OrdersQuery) {
  useOrderChanges();
  return useQuery({
    queryKey: [...MY_ORDERS, 'list', query],
    queryFn: ({ signal }) => api.call(ordersApi.mine, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useOrder(id: string) {
  useOrderChanges();
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api.call(ordersApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The answer is the order as it is now; a refusal means that it has changed, and it is fetched again. */
export function useCancelOrder(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.retry(ordersApi.cancel, { params: { id } }),
    // shown here, because its button is already gone when the live view was faster
    onSuccess: (order) => {
      cacheOrder(queries, order);
      toast.success(`订单已取消，${groupedPoints(order.points_total)} 积分已退回`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MY_ORDERS }),
  });
}
