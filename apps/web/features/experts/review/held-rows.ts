import type { ReviewedApplication } from '@pailei/contracts/experts';

import type { Changes } from './review.api.ts';

type Rows = readonly ReviewedApplication[];

/**
 * The rows of a list that must not move: each as it now stands, where it was. What came since waits outside; `waiting`
 * counts it.
 */
export function holdRows(shown: Rows, fresh: Rows, changes: Changes): { rows: Rows; waiting: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const rows = shown.map((row) => byId.get(row.id) ?? { ...row, status: changes[row.id] ?? row.status });
  const known = new Set(shown.map(({ id }) => id));
  return { rows, waiting: fresh.filter(({ id }) => !known.has(id) && changes[id] !== undefined).length };
}
