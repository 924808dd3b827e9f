import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

const PAUSE_MS = 1_000;

/**
 * Asks queries again when the version of the topic that tells of their changes moves: at once, then once a second at most.
 * What the page asks as it begins is later than the version it begins with, and is not asked twice.
 */
export function useRefresh(version: number, keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  const lastAt = useRef(0);
  const firstVersion = useRef(version);
  const refresh = useEffectEvent(() => {
    lastAt.current = Date.now();
    const ask = version === firstVersion.current ? askOnce : askAfresh;
    for (const queryKey of keys) void ask(queries, queryKey);
  });
  useEffect(() => {
    if (version === 0) return;
    const timer = setTimeout(refresh, Math.max(0, lastAt.current + PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [version]);
}

/** What is on its way already will do. */
function askOnce(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  return queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/** What is on its way may be of before; a first answer is shown all the same, and asked for once more. */
async function askAfresh(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await queries.invalidateQueries({ queryKey });
  if (isFirst) await queries.invalidateQueries({ queryKey });
}
