import type { FirstViewData } from '@pailei/contracts/http/first-view';
import type { QueryClient, QueryState } from '@tanstack/react-query';

let shownAt: number | null = null;

/** The queries start with the answers that the server rendered the page with. */
export function fillQueries(queryClient: QueryClient, { queries }: FirstViewData): void {
  shownAt = Date.now();
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt: shownAt });
}

/** Whether a query still has the answer of the rendered page, which is as new as the topics in it. */
export function isAsRendered({ dataUpdatedAt }: Pick<QueryState, 'dataUpdatedAt'>): boolean {
  return shownAt !== null && dataUpdatedAt === shownAt;
}
