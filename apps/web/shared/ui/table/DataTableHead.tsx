import { ArrowDown, ArrowUp } from 'lucide-react';

import { Checkbox } from '../forms/Checkbox.tsx';
import { cx } from '../layout/cx.ts';
import { CHECK_CELL, columnClass, TOGGLE_CELL } from './data-table.look.ts';
import type { Column, SortOrder } from './data-table.model.ts';
import { HeaderCell, HeaderRow, type CellSpace } from './Table.tsx';

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  space: CellSpace;
  sort: SortOrder | null;
  onSort: (id: string) => void;
  hasToggle: boolean;
  selection: { isAll: boolean; isNonEmpty: boolean; onToggle: (isOn: boolean) => void } | undefined;
};

export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, space, sort, onSort, hasToggle, selection } = props;
  return (
    <thead>
      <HeaderRow>
        {selection && (
          <HeaderCell className={CHECK_CELL} space="none">
            <Checkbox
              label="选择本页"
              checked={selection.isAll}
              isHalf={selection.isNonEmpty && !selection.isAll}
              onChange={selection.onToggle}
            />
          </HeaderCell>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            align={column.align}
            space={space}
            className={columnClass(column, index, selection !== undefined)}
            {...(column.isSortable && sort && { 'aria-sort': ariaSort(column.id, sort) })}
          >
            <ColumnName column={column} sort={sort} onSort={onSort} />
          </HeaderCell>
        ))}
        {hasToggle && (
          <HeaderCell className={TOGGLE_CELL} space="none">
            <span className="sr-only">展开</span>
          </HeaderCell>
        )}
      </HeaderRow>
    </thead>
  );
}

type ColumnNameProps<Row> = { column: Column<Row>; sort: SortOrder | null; onSort: (id: string) => void };

function ColumnName<Row>({ column, sort, onSort }: ColumnNameProps<Row>) {
  if (column.isHeaderHidden) return <span className="sr-only">{column.header}</span>;
  if (!column.isSortable || !sort) return column.header;
  const isActive = sort.id === column.id;
  const Arrow = isActive && sort.desc ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={cx(
        'group inline-flex h-7 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-12 max-tablet:h-10',
        isActive ? 'text-text-1' : 'hover:text-text-1',
      )}
      onClick={() => onSort(column.id)}
    >
      {column.header}
      <Arrow
        className={isActive ? '' : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'}
        size={12}
        aria-hidden="true"
      />
    </button>
  );
}

function ariaSort(id: string, sort: SortOrder): 'ascending' | 'descending' | 'none' {
  if (sort.id !== id) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}
