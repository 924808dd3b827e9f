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
