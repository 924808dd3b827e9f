import type { ShownQuery } from '@pailei/contracts/http/first-view';
import type { Query, QueryClient } from '@tanstack/react-query';

import { createQueryClient } from '../shared/api/query-client.ts';

export function createServerQueries(): QueryClient {
  const client = createQueryClient(() => undefined);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Infinity } });
  return client;
}

/** The queries that the page asked for in its last pass and that have no answer yet. */
export function pendingQueries(client: QueryClient): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data === undefined && isEnabled(query));
}

// an observer's options are its query's
const isEnabled = ({ options }: Query): boolean => !('enabled' in options) || options.enabled !== false;

/** All answers, as they stand in the page. Throws for one that JSON would not bring back as it is. */
export function shownQueries(client: QueryClient): ShownQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey: key, state: { data } }) => {
      if (!isPlain(data)) throw new Error(`the answer of ${JSON.stringify(key)} is not plain data`);
      return { key, data };
    });
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
