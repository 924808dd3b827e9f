import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { isAsRendered } from '../first-view/shown-queries.ts';

const PAUSE_MS = 1_000;

/**
 * Refetches queries when the version of the topic that carries their changes moves: at once, then once a second at most.
 * A query of the page's start is newer than the version it starts with, and is not fetched twice.
 */
export function useRefresh(version: number, keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  const lastAt = useRef(0);
  const firstVersion = useRef(version);
  const refresh = useEffectEvent(() => {
    lastAt.current = Date.now();
    const refetch = version === firstVersion.current ? refetchOnce : refetchFresh;
    for (const queryKey of keys) void refetch(queries, queryKey);
  });
  useEffect(() => {
    if (version === 0) return;
    const timer = setTimeout(refresh, Math.max(0, lastAt.current + PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [version]);
}

/** A running fetch is enough, and so is an answer that came with this version in the rendered page. */
function refetchOnce(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, predicate: ({ state }: Pick<Query, 'state'>) => !isAsRendered(state) };
  return queries.invalidateQueries(filters, { cancelRefetch: false });
}

/** A running fetch may return older data; a first answer is shown all the same, then fetched again. */
async function refetchFresh(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await queries.invalidateQueries({ queryKey });
  if (isFirst) await queries.invalidateQueries({ queryKey });
}
