// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Column } from './data-table.model.ts';
import { DataTable } from './DataTable.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Row = { id: string; name: string };
const ROWS: Row[] = [
  { id: '1', name: '青石' },
  { id: '2', name: '南柯' },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: '名称', isSortable: true, cell: ({ name }) => name },
  { id: 'link', header: '链接', cell: ({ id }) => <a href={`#${id}`}>查看</a> },
];

let root: ReturnType<typeof createRoot>;
type Props = Partial<Parameters<typeof DataTable<Row>>[0]>;
const show = (props: Props) =>
  act(async () =>
    root.render(
      <DataTable<Row>
        label="表"
        columns={COLUMNS}
        rows={ROWS}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        empty={<p>空</p>}
        {...props}
      />,
    ),
  );
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const click = (element: HTMLElement) => act(async () => element.click());

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(find('#root'));
  return () => act(async () => root.unmount());
});

test('nothing to show is said in the table’s place', async () => {
  await show({ rows: [] });
  expect(find('#root').textContent).toBe('空');
});

test('a failure is said only while there are no rows to go on showing', async () => {
  const onRetry = vi.fn();
  await show({ rows: undefined, error: '服务暂时不可用', onRetry });
  expect(find('#root').textContent).toContain('服务暂时不可用');
  await click(find('button'));
  expect(onRetry).toHaveBeenCalledOnce();
  await show({ error: '服务暂时不可用' });
  expect(find('tbody').textContent).toContain('青石');
});

test('a header asks for its order and then for the opposite one', async () => {
  const onSortChange = vi.fn();
  await show({ sort: '-created_at', onSortChange });
  expect(find('th').getAttribute('aria-sort')).toBe('none');
  await click(find('th button'));
  expect(onSortChange).toHaveBeenLastCalledWith('name');
  await show({ sort: 'name', onSortChange });
  expect(find('th').getAttribute('aria-sort')).toBe('ascending');
  await click(find('th button'));
  expect(onSortChange).toHaveBeenLastCalledWith('-name');
});

test('a click on a row opens it, a click on a link in it is the link’s', async () => {
  const onOpen = vi.fn();
  await show({ onOpen });
  await click(find('tbody a'));
  expect(onOpen).not.toHaveBeenCalled();
  await click(find('tbody tr'));
  expect(onOpen).toHaveBeenCalledWith(ROWS[0]);
});

test('what is selected on other pages stays selected', async () => {
  const onSelect = vi.fn();
  await show({ selected: new Set(['9']), onSelect });
  await click(find('tbody [role="checkbox"]'));
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['9', '1']));
  await click(find('thead [role="checkbox"]'));
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['9', '1', '2']));
});

test('a row unfolds and folds', async () => {
  await show({ renderMore: ({ name }) => <p id="more">{name}的详情</p> });
  const toggle = find('tbody button');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await click(toggle);
  expect(find('#more').textContent).toBe('青石的详情');
  await click(toggle);
  expect(document.querySelector('#more')).toBeNull();
});
