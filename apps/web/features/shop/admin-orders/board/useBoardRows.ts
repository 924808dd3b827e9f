import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { isOrderMatching } from '@pailei/domain/orders/order-filter';
import { useMemo } from 'react';

import { serverNow } from '../../../../shared/state/clock.ts';
import { useFrozenRows } from '../../../../shared/ui/table/useFrozenRows.ts';
import { useOrders } from '../admin-orders.api.ts';
import { filterOf, NEWEST_FIRST, queryOf, type BoardFilters } from './board-filters.ts';
import { latestOf, rowsOf, withPlaced } from './board-rows.ts';
import { knownOrders, type OrderBoard } from './order-board.ts';

/** The rows of the board: the fetched page in its current state, with new orders unless the rows are frozen. */
export function useBoardRows(filters: BoardFilters, orderBoard: OrderBoard, isFrozen: boolean) {
  const now = new Date(serverNow()).toISOString();
  const filter = filterOf(filters, now);
  const query = queryOf(filters, now);
  const question = JSON.stringify(query);
  const list = useOrders(query);
  const items = list.isPlaceholderData ? undefined : list.data?.items;
  const isFirstPage = filters.page === 1 && filters.sort === NEWEST_FIRST;
  const fresh = useMemo(() => {
    if (!items) return undefined;
    return isFirstPage ? withPlaced(items, orderBoard, filter) : rowsOf(items, orderBoard);
    // the question contains all of the filters and clock that matters
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [items, orderBoard, isFirstPage, question]);
  const known = useMemo(() => knownOrders(orderBoard), [orderBoard]);
  const frozen = useFrozenRows<Order>({
    question,
    fresh,
    hasChanged: (id) => known.has(id),
    latest: (order) => latestOf(order, known.get(order.id)),
    hasLeft: (order) => !isOrderMatching(order, filter),
    isFrozen,
  });
  return { ...frozen, list, filter };
}
