type WithId = { id: string };

/** What is known of a list's rows beyond the fetched answer. */
export type RowUpdates<Row> = {
  /** Whether the row came or changed since the list was opened; one that only moved up from the next page did not. */
  hasChanged: (id: string) => boolean;
  /** The current state of a row that the list no longer has. */
  latest: (row: Row) => Row;
};

/**
 * The rows of a list that must not move: each in its place with its current state. New rows are held back; `waiting`
 * counts it.
 */
export function freezeRows<Row extends WithId>(
  shown: readonly Row[],
  fresh: readonly Row[],
  { hasChanged, latest }: RowUpdates<Row>,
): { rows: readonly Row[]; waiting: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => byId.get(row.id) ?? latest(row)),
    waiting: fresh.filter(({ id }) => !known.has(id) && hasChanged(id)).length,
  };
}

/** Maximum of rows that are remembered after an answer without them. */
const MAX_REMOVED = 500;

/**
 * The rows of a new answer, with those between them that earlier answers to the same question had: each before the row that
 * followed it. Those that none follows come behind the last known row; on top where none is known.
 */
export function mergeRows<Row extends WithId>(seen: readonly Row[], fresh: readonly Row[]): readonly Row[] {
  const freshIds = new Set(fresh.map(({ id }) => id));
  const seenIds = new Set(seen.map(({ id }) => id));
  const removed = new Set(seen.filter(({ id }) => !freshIds.has(id)).slice(0, MAX_REMOVED));
  const goneBefore = new Map<string, Row[]>();
  let gone: Row[] = [];
  for (const row of seen) {
    if (removed.has(row)) gone.push(row);
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
