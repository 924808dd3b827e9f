// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { ListPager } from './Pager.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: ReturnType<typeof createRoot>;
const onPage = vi.fn<(page: number) => void>();
const show = (list: Parameters<typeof ListPager>[0]['list']) =>
  act(async () => root.render(<ListPager list={list} onPage={onPage} />));
const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  onPage.mockReset();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
  return () => act(async () => root.unmount());
});

test('a list that is not there yet, or fits on one page, has no pager', async () => {
  await show(undefined);
  expect(buttons()).toEqual([]);
  await show({ skip: 0, limit: 20, total: 20 });
  expect(buttons()).toEqual([]);
});

test('back and forth ask for the pages beside the one shown', async () => {
  await show({ skip: 20, limit: 20, total: 41 });
  await act(async () => buttons().forEach((button) => button.click()));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

test('there is nothing before the first page and nothing after the last', async () => {
  await show({ skip: 0, limit: 20, total: 41 });
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, false]);
  await show({ skip: 40, limit: 20, total: 41 });
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, true]);
});

test('a page that is no more leads to the last one', async () => {
  await show({ skip: 980, limit: 20, total: 41 });
  expect(onPage.mock.calls).toEqual([[3]]);
});

test('an empty list stays where it is', async () => {
  await show({ skip: 20, limit: 20, total: 0 });
  expect(onPage).not.toHaveBeenCalled();
});
