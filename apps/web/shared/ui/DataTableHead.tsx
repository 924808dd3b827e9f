import { ArrowDown, ArrowUp } from 'lucide-react';

import { Checkbox } from './Checkbox.tsx';
import { cx } from './cx.ts';
import type { Column, SortOrder } from './data-table.model.ts';

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  onSort: (id: string) => void;
  hasToggle: boolean;
  selection: { isAll: boolean; isSome: boolean; onToggle: (isOn: boolean) => void } | undefined;
};

export function DataTableHead<Row>({ columns, sort, onSort, hasToggle, selection }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th className="dt__ck" scope="col">
            <Checkbox
              label="选择本页"
              checked={selection.isAll}
              isHalf={selection.isSome && !selection.isAll}
              onChange={selection.onToggle}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={cx(alignClass(column.align), column.className, index === 0 && 'dt__pin')}
            {...(column.isSortable && sort && { 'aria-sort': ariaSort(column.id, sort) })}
          >
            <HeaderCell column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
        {hasToggle && (
          <th className="dt__x" scope="col">
            <span className="only-sr">展开</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; sort: SortOrder | null; onSort: (id: string) => void };

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  if (column.isHeaderHidden) return <span className="only-sr">{column.header}</span>;
  if (!column.isSortable || !sort) return column.header;
  const isActive = sort.id === column.id;
  const Arrow = isActive && sort.desc ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={cx('dt__sort', isActive && 'is-on')} onClick={() => onSort(column.id)}>
      {column.header}
      <Arrow size={12} aria-hidden="true" />
    </button>
  );
}

export function alignClass(align: 'right' | 'center' | undefined): string | false {
  if (align === undefined) return false;
  return align === 'right' ? 'r' : 'c';
}

function ariaSort(id: string, sort: SortOrder): 'ascending' | 'descending' | 'none' {
  if (sort.id !== id) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}
