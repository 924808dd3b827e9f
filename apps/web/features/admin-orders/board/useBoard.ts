import type { Order } from '@pailei/contracts/orders';
import { useMemo } from 'react';

import { serverNow } from '../../../shared/state/clock.ts';
import { useHeldRows } from '../../../shared/ui/useHeldRows.ts';
import { useOrders } from '../admin-orders.api.ts';
import { filterOf, NEWEST_FIRST, queryOf, type BoardFilters } from './board-filters.ts';
import { isMeant, laterOf, rowsOf, withPlaced } from './board-rows.ts';
import { knownOrders, type Desk } from './desk.ts';

/** The rows of the board: what was asked, as it now stands, with the orders that came since while nothing holds them. */
export function useBoard(filters: BoardFilters, desk: Desk, isHeld: boolean) {
  const now = new Date(serverNow()).toISOString();
  const filter = filterOf(filters, now);
  const query = queryOf(filters, now);
  const question = JSON.stringify(query);
  const list = useOrders(query);
  const items = list.isPlaceholderData ? undefined : list.data?.items;
  const isFirstPage = filters.page === 1 && filters.sort === NEWEST_FIRST;
  const fresh = useMemo(() => {
    if (!items) return undefined;
    return isFirstPage ? withPlaced(items, desk, filter) : rowsOf(items, desk);
    // the question says all that matters of filters and clock
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [items, desk, isFirstPage, question]);
  const known = useMemo(() => knownOrders(desk), [desk]);
  const held = useHeldRows<Order>({
    question,
    fresh,
    isNews: (id) => known.has(id),
    presently: (order) => laterOf(order, known.get(order.id)),
    hasLeft: (order) => !isMeant(order, filter),
    isHeld,
  });
  return { ...held, list, filter };
}
