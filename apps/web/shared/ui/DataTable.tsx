import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';

import { cx } from './cx.ts';
import { formatSort, parseSort, type Column, type RowTone } from './data-table.model.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { LoadFailed } from './Empty.tsx';
import { Skeleton, useSkeleton } from './Skeleton.tsx';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });
export type TableRows<Row extends object> = TableRow<typeof features, Row>;

type DataTableProps<Row extends object> = {
  /** Names the table for screen readers: 「用户列表」. */
  label: string;
  columns: readonly Column<Row>[];
  /** One page of rows; undefined while the first one loads. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** What a row is called where only its name fits: 「选择 青石」. */
  rowName?: (row: Row) => string;
  /** The rows shown are those of the question before. */
  isStale?: boolean;
  error?: string | undefined;
  onRetry?: () => void;
  empty: ReactNode;
  /** `created_at` or `-created_at`, as the page keeps it in its address. */
  sort?: string;
  onSortChange?: (sort: string) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Opens the row's detail; the first cell becomes a button for keyboards. */
  onOpen?: (row: Row) => void;
  openId?: string | null;
  /** What unfolds below the row; in place of `onOpen`. */
  renderMore?: (row: Row) => ReactNode;
  toneOf?: (row: Row) => RowTone | undefined;
};

const NO_ROWS: never[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const SKELETON_ROWS = 8;

/**
 * A dense table of one page of rows. Sorting, paging and filters are the page's (and so the server's); the table keeps
 * which row is unfolded. Wide tables scroll inside their own frame, the first column stays on phones.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, selected = NOTHING } = props;
  const table = useRowModel(props);
  const isSkeletonShown = useSkeleton(rows === undefined && error === undefined);
  if (error !== undefined && rows === undefined) {
    return <LoadFailed message={error} {...(props.onRetry && { onRetry: props.onRetry })} />;
  }
  if (rows?.length === 0) return <>{props.empty}</>;
  return (
    <div
      className={cx('tw dtw', props.isStale && 'is-stale')}
      role="region"
      aria-label={label}
      aria-busy={rows === undefined || props.isStale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={cx('tbl tbl--d dt', props.onSelect && 'dt--sel')}>
        <DataTableHead
          columns={columns}
          sort={props.onSortChange && props.sort !== undefined ? parseSort(props.sort) : null}
          onSort={(id) => table.getColumn(id)?.toggleSorting()}
          hasToggle={props.renderMore !== undefined}
          selection={
            props.onSelect && {
              isAll: table.getIsAllRowsSelected(),
              isSome: table.getRowModel().rows.some((row) => selected.has(row.id)),
              onToggle: (isOn) => table.toggleAllRowsSelected(isOn),
            }
          }
        />
        <tbody>
          {rows === undefined ? isSkeletonShown && <SkeletonBody {...props} /> : <Body {...props} table={table} />}
        </tbody>
      </table>
    </div>
  );
}

function useRowModel<Row extends object>({
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  selected = NOTHING,
  onSelect,
}: DataTableProps<Row>) {
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

function Body<Row extends object>(props: DataTableProps<Row> & { table: ReturnType<typeof useRowModel<Row>> }) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const { table, columns, rowName, onSelect, onOpen, openId, renderMore, toneOf } = props;
  return table
    .getRowModel()
    .rows.map((row) => (
      <DataTableRow
        key={row.id}
        id={row.id}
        row={row.original}
        columns={columns}
        name={rowName?.(row.original) ?? row.id}
        tone={toneOf?.(row.original)}
        isOpen={openId === row.id || unfolded === row.id}
        selection={onSelect && { isOn: row.getIsSelected(), onToggle: (isOn) => row.toggleSelected(isOn) }}
        onOpen={onOpen}
        renderMore={renderMore}
        onToggle={() => setUnfolded(unfolded === row.id ? null : row.id)}
      />
    ));
}

function SkeletonBody<Row extends object>({ columns, onSelect, renderMore }: DataTableProps<Row>) {
  const width = columns.length + Number(onSelect !== undefined) + Number(renderMore !== undefined);
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: width }, (__, column) => (
        <td key={column}>
          <Skeleton width={column === 0 ? 96 : 56 + ((row + column) % 3) * 16} height={12} />
        </td>
      ))}
    </tr>
  ));
}
