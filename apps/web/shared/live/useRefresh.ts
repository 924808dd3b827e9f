import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

const PAUSE_MS = 1_000;

/** Asks queries again when the version of the topic that tells of their changes moves: at once, then once a second at most. */
export function useRefresh(version: number, keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  const lastAt = useRef(0);
  const refresh = useEffectEvent(() => {
    lastAt.current = Date.now();
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (version === 0) return;
    const timer = setTimeout(refresh, Math.max(0, lastAt.current + PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [version]);
}
