import { expect, test } from 'vitest';

import { freezeRows } from './frozen-rows.ts';

type Row = { id: string; status: string };
const row = (id: string, status = 'pending'): Row => ({ id, status });

/** What changed since, by id. */
const newsOf = (changes: Readonly<Record<string, string>>) => ({
  hasChanged: (id: string) => changes[id] !== undefined,
  latest: (shown: Row) => ({ ...shown, status: changes[shown.id] ?? shown.status }),
});

test('a new row waits while the rows are held', () => {
  const shown = [row('b'), row('a')];
  expect(freezeRows(shown, [row('c'), ...shown], newsOf({ c: 'pending' }))).toEqual({ rows: shown, waiting: 1 });
});

test('a row that the list no longer has stays where it is and shows its new state', () => {
  const { rows, waiting } = freezeRows([row('b'), row('a')], [row('b')], newsOf({ a: 'approved' }));
  expect(rows).toEqual([row('b'), row('a', 'approved')]);
  expect(waiting).toBe(0);
});

test('a row that only moved up from the next page is no new one', () => {
  expect(freezeRows([row('a')], [row('b')], newsOf({ a: 'rejected' })).waiting).toBe(0);
});
