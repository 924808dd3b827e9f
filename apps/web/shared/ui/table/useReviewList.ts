import type { UseQueryResult } from '@tanstack/react-query';

import { useFrozenRows } from './useFrozenRows.ts';

const PAGE_SIZE = 50;

type ReviewPage = { items: readonly { id: string; status: string }[] };
type RowOf<Page extends ReviewPage> = Page['items'][number];
type StateOf<Page extends ReviewPage> = RowOf<Page>['status'];

type ReviewListInput<Page extends ReviewPage> = {
  /** Of the page's address. */
  filters: { state: StateOf<Page> | 'all'; search: string; page: number };
  /** The hook that fetches; the same one at every render. */
  useList: (query: { skip: number; limit: number; status?: StateOf<Page>; search?: string }) => UseQueryResult<Page>;
  /** The states that came in since the page was opened, by id. */
  changes: Readonly<Record<string, StateOf<Page>>>;
  /** A row is open. */
  isFrozen: boolean;
};

/** What the staff answer one by one: the rows of a page in their newest state, none of which moves under the pointer. */
export function useReviewList<Page extends ReviewPage>(input: ReviewListInput<Page>) {
  const { filters, useList, changes, isFrozen } = input;
  const { state, search, page } = filters;
  const query = {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(state !== 'all' && { status: state }),
    ...(search !== '' && { search }),
  };
  const list = useList(query);
  const frozen = useFrozenRows<RowOf<Page>>({
    question: JSON.stringify(query),
    fresh: list.isPlaceholderData ? undefined : list.data?.items,
    hasChanged: (id) => changes[id] !== undefined,
    latest: (row) => ({ ...row, status: changes[row.id] ?? row.status }),
    isFrozen,
  });
  return { ...frozen, list };
}
