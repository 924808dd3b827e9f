import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';

import { formatSort, parseSort, type Column } from './data-table.model.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export type RowModelProps<Row extends object> = {
  columns: readonly Column<Row>[];
  /** One page of rows; undefined while the first one loads. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** `created_at` or `-created_at`, as the page keeps it in its address. */
  sort?: string;
  onSortChange?: (sort: string) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
};

const NO_ROWS: never[] = [];
export const NOTHING: ReadonlySet<string> = new Set();

/** Which rows are selected, and by what they are sorted. */
export function useRowModel<Row extends object>({
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  selected = NOTHING,
  onSelect,
}: RowModelProps<Row>) {
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        accessorFn: () => null,
        enableSorting: column.isSortable ?? false,
        sortDescFirst: false,
      })),
    [columns],
  );
  const sorting = sort === undefined ? [] : [parseSort(sort)];
  const rowSelection = Object.fromEntries([...selected].map((id) => [id, true] as const));
  return useTable({
    features,
    columns: defs,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const next = applyUpdater(updater, sorting)[0];
      if (next) onSortChange?.(formatSort(next));
    },
    onRowSelectionChange: (updater) => {
      const next: Record<string, boolean | undefined> = applyUpdater(updater, rowSelection);
      onSelect?.(new Set(Object.keys(next).filter((id) => next[id] === true)));
    },
  });
}

function applyUpdater<T>(updater: Updater<T>, value: T): T {
  return typeof updater === 'function' ? (updater as (old: T) => T)(value) : updater;
}
