import { useFrozenRows } from './useFrozenRows.ts';

const PAGE_SIZE = 50;

type ReviewFilters<State extends string> = { state: State | 'all'; search: string; page: number };

/** What is asked for a page of a review, from the filters of its address. */
export function reviewQuery<State extends string>({ state, search, page }: ReviewFilters<State>) {
  return {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(state !== 'all' && { status: state }),
    ...(search !== '' && { search }),
  };
}

type ReviewListInput<Row extends { status: string }> = {
  query: object;
  /** What was fetched for it. */
  list: { data: { items: readonly Row[] } | undefined; isPlaceholderData: boolean };
  /** The states that came in since the page was opened, by id. */
  changes: Readonly<Record<string, Row['status']>>;
  /** A row is open. */
  isFrozen: boolean;
};

/** The rows of a review in their newest state, none of which moves while somebody reads them. */
export function useReviewList<Row extends { id: string; status: string }>(input: ReviewListInput<Row>) {
  const { query, list, changes, isFrozen } = input;
  return useFrozenRows<Row>({
    question: JSON.stringify(query),
    fresh: list.isPlaceholderData ? undefined : list.data?.items,
    hasChanged: (id) => changes[id] !== undefined,
    latest: (row) => ({ ...row, status: changes[row.id] ?? row.status }),
    isFrozen,
  });
}
