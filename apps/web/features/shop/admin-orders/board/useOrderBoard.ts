import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { useMemo, useState } from 'react';

import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../../shared/live/useRefresh.ts';
import { ALL_ORDERS } from '../admin-orders.api.ts';
import { serverNow } from '../../../../shared/state/clock.ts';
import { foldOrderBoard, placedAfter, type OrderBoard } from './order-board.ts';

const KEYS = [ALL_ORDERS];
const NOTHING: OrderBoard = { pending_count: 0, newest: [] };

export type FollowedOrderBoard = {
  orderBoard: OrderBoard;
  /** Null until the topic is there. */
  pendingCount: number | null;
  /** The orders that were placed since the page was opened, the newest first. */
  placed: readonly Order[];
};

/** Subscribes to all orders; the page's queries about them are fetched again. */
export function useOrderBoard(): FollowedOrderBoard {
  const { state, version } = useLiveTopic<OrderBoard, null>(allOrdersTopic.of(), {
    initial: null,
    fold: foldOrderBoard,
  });
  const [mountedAt] = useState(() => performance.now());
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  useRefresh(version, KEYS);
  // The list may show an order before the topic is there: what counts is when the page was opened, by the server's clock.
  if (state !== null && openedAt === null) setOpenedAt(byServerClock(mountedAt));
  const placed = useMemo(() => (state && openedAt !== null ? placedAfter(state, openedAt) : []), [state, openedAt]);
  return { orderBoard: state ?? NOTHING, pendingCount: state?.pending_count ?? null, placed };
}

/** When it was so much by this page's own clock. */
const byServerClock = (pageTimeMs: number): string =>
  new Date(serverNow() - (performance.now() - pageTimeMs)).toISOString();
