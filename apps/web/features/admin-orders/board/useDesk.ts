import type { Order } from '@pailei/contracts/orders';
import { ALL_ORDERS_TOPIC } from '@pailei/live/topics';
import { useMemo, useState } from 'react';

import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';
import { ALL_ORDERS } from '../admin-orders.api.ts';
import { serverNow } from '../../../shared/state/clock.ts';
import { foldDesk, placedAfter, type Desk } from './desk.ts';

const KEYS = [ALL_ORDERS];
const NOTHING: Desk = { pending_count: 0, newest: [] };

export type FollowedDesk = {
  desk: Desk;
  /** Null until the topic is there. */
  pendingCount: number | null;
  /** The orders that were placed since the page was opened, the newest first. */
  placed: readonly Order[];
};

/** Follows everybody's orders; what the page reads of them is asked again. */
export function useDesk(): FollowedDesk {
  const { state, version } = useLiveTopic<Desk, null>(ALL_ORDERS_TOPIC, { initial: null, fold: foldDesk });
  const [mountedAt] = useState(() => performance.now());
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  useRefresh(version, KEYS);
  // The list may show an order before the topic is there: what counts is when the page was opened, by the server's clock.
  if (state !== null && openedAt === null) setOpenedAt(byServerClock(mountedAt));
  const placed = useMemo(() => (state && openedAt !== null ? placedAfter(state, openedAt) : []), [state, openedAt]);
  return { desk: state ?? NOTHING, pendingCount: state?.pending_count ?? null, placed };
}

/** When it was so much by this page's own clock. */
const byServerClock = (ownMs: number): string => new Date(serverNow() - (performance.now() - ownMs)).toISOString();
