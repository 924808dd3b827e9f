/**
 * A fetched page as the live hall has it now: each row in its place with its newest state, without those that have gone. What is
 * new waits for the next fetch, which knows the order and the filters.
 */
export function withChanges<Row>(
  rows: readonly Row[],
  changes: Readonly<Record<string, Row | null>>,
  idOf: (row: Row) => string,
): Row[] {
  return rows.flatMap((row) => {
    const latest = changes[idOf(row)];
    if (latest === null) return [];
    return [latest ?? row];
  });
}
