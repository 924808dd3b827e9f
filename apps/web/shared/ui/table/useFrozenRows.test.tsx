// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { useFrozenRows } from './useFrozenRows.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Row = { id: string; status: string };
const pending = (...ids: string[]): Row[] => ids.map((id) => ({ id, status: 'pending' }));

/** `changed`: the new status of rows, by their ids. */
type ListProps = {
  question?: string;
  fresh: readonly Row[];
  changed?: Readonly<Record<string, string>>;
  isFrozen?: boolean;
};

let root: ReturnType<typeof createRoot>;
let shown: ReturnType<typeof useFrozenRows<Row>>;
function List({ question = 'pending', fresh, changed = {}, isFrozen = false }: ListProps) {
  const present = useFrozenRows<Row>({
    question,
    fresh,
    hasChanged: () => true,
    latest: (row) => ({ ...row, status: changed[row.id] ?? row.status }),
    hasLeft: ({ status }) => status !== question,
    isFrozen,
  });
  useEffect(() => {
    shown = present;
  });
  return null;
}
async function rowsOf(props: ListProps): Promise<string> {
  await act(async () => root.render(<List {...props} />));
  return (shown.rows ?? []).map(({ id, status }) => `${id} ${status}`).join(', ');
}

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  return () => act(async () => root.unmount());
});

test('a row that somebody changed out of the filter stays in its place with its new state', async () => {
  await rowsOf({ fresh: pending('c', 'b', 'a') });
  expect(await rowsOf({ fresh: pending('c', 'a'), changed: { b: 'shipped' } })).toBe('c pending, b shipped, a pending');
  expect(await rowsOf({ fresh: pending('d', 'c', 'a'), changed: { b: 'shipped' } })).toBe(
    'd pending, c pending, b shipped, a pending',
  );
});

test('also where all of them are, and the next page moves up', async () => {
  await rowsOf({ fresh: pending('d', 'c') });
  const changed = { c: 'shipped', d: 'shipped' };
  expect(await rowsOf({ fresh: pending('b', 'a'), changed })).toBe('d shipped, c shipped, b pending, a pending');
});

test('and where the answer without it comes before its change', async () => {
  await rowsOf({ fresh: pending('b', 'a') });
  expect(await rowsOf({ fresh: pending('b') })).toBe('b pending');
  expect(await rowsOf({ fresh: pending('b'), changed: { a: 'shipped' } })).toBe('b pending, a shipped');
});

test('a row that only moved to the next page goes', async () => {
  await rowsOf({ fresh: pending('b', 'a') });
  expect(await rowsOf({ fresh: pending('c', 'b') })).toBe('c pending, b pending');
});

test('what left is gone when the filter is used again, the same or another one', async () => {
  await rowsOf({ fresh: pending('b', 'a') });
  const left = { fresh: pending('b'), changed: { a: 'shipped' } };
  expect(await rowsOf(left)).toBe('b pending, a shipped');
  await act(async () => shown.release());
  expect(await rowsOf(left)).toBe('b pending');
  expect(await rowsOf({ ...left, question: 'shipped', fresh: [{ id: 'a', status: 'shipped' }] })).toBe('a shipped');
});

test('while rows are held new ones wait, and what left is shown as it is', async () => {
  await rowsOf({ fresh: pending('b', 'a') });
  expect(await rowsOf({ fresh: pending('c', 'b'), changed: { a: 'shipped' }, isFrozen: true })).toBe(
    'b pending, a shipped',
  );
  expect(shown.waiting).toBe(1);
  await act(async () => shown.admit());
  expect(await rowsOf({ fresh: pending('c', 'b'), changed: { a: 'shipped' } })).toBe('c pending, b pending, a shipped');
});
