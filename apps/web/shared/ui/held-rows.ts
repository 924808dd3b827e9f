type WithId = { id: string };

/** What is known of a list's rows beyond the answer that holds them. */
export type RowNews<Row> = {
  /** Whether the row came or changed since the list was opened; one that only moved up from the next page did not. */
  isNews: (id: string) => boolean;
  /** A row that the list no longer has, as it now stands. */
  presently: (row: Row) => Row;
};

/**
 * The rows of a list that must not move: each as it now stands, where it was. What came since waits outside; `waiting`
 * counts it.
 */
export function holdRows<Row extends WithId>(
  shown: readonly Row[],
  fresh: readonly Row[],
  { isNews, presently }: RowNews<Row>,
): { rows: readonly Row[]; waiting: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => byId.get(row.id) ?? presently(row)),
    waiting: fresh.filter(({ id }) => !known.has(id) && isNews(id)).length,
  };
}

/** Rows that are remembered after an answer without them. */
const MOST_GONE = 500;

/**
 * The rows of a new answer, with those between them that earlier answers to the same question had: each before the row that
 * followed it. Those that none follows stand behind the last known row; on top where none is known.
 */
export function mergeRows<Row extends WithId>(seen: readonly Row[], fresh: readonly Row[]): readonly Row[] {
  const freshIds = new Set(fresh.map(({ id }) => id));
  const seenIds = new Set(seen.map(({ id }) => id));
  const kept = new Set(seen.filter(({ id }) => !freshIds.has(id)).slice(0, MOST_GONE));
  const goneBefore = new Map<string, Row[]>();
  let gone: Row[] = [];
  for (const row of seen) {
    if (kept.has(row)) gone.push(row);
    if (!freshIds.has(row.id)) continue;
    goneBefore.set(row.id, gone);
    gone = [];
  }
  const lastKnown = fresh.findLastIndex(({ id }) => seenIds.has(id));
  const merged = fresh.flatMap((row, index) => [
    ...(goneBefore.get(row.id) ?? []),
    row,
    ...(index === lastKnown ? gone : []),
  ]);
  return lastKnown === -1 ? [...gone, ...merged] : merged;
}
