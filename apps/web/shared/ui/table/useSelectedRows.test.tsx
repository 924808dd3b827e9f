// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSelectedRows } from './useSelectedRows.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Row = { id: string; stock: number };
const row = (id: string, stock = 1): Row => ({ id, stock });

type Selection = ReturnType<typeof useSelectedRows<Row>>;
let selection: Selection;
const take = (now: Selection) => {
  selection = now;
};
function Probe({ onRender }: { onRender: (now: Selection) => void }) {
  onRender(useSelectedRows<Row>());
  return null;
}

beforeEach(async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe onRender={take} />));
  return () => act(async () => root.unmount());
});

const choose = (ids: readonly string[], seen: readonly Row[]) => act(async () => selection.choose(new Set(ids), seen));

test('rows stay selected on another page, after those of that page', async () => {
  await choose(['b', 'a'], [row('a'), row('b')]);
  await choose(['b', 'a', 'd'], [row('c'), row('d')]);
  expect(selection.among([row('c'), row('d')])).toEqual([row('d'), row('a'), row('b')]);
  expect([...selection.ids].toSorted()).toEqual(['a', 'b', 'd']);
});

test('a chosen row is what the page shows of it now', async () => {
  await choose(['b', 'a'], [row('a'), row('b')]);
  expect(selection.among([row('a', 5), row('b', 7)])).toEqual([row('a', 5), row('b', 7)]);
});

test('of an id that was never seen there is nothing to choose, and all can be let go', async () => {
  await choose(['a', 'x'], [row('a')]);
  expect([...selection.ids]).toEqual(['a']);
  await act(async () => selection.clear());
  expect(selection.ids.size).toBe(0);
});
