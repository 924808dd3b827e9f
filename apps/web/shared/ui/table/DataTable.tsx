import { useState, type ReactNode } from 'react';

import { cx } from '../layout/cx.ts';
import { parseSort, type RowTone } from './data-table.model.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { LoadFailed } from '../feedback/Empty.tsx';
import { Skeleton, useSkeleton } from '../feedback/Skeleton.tsx';
import { Cell, Table, TableFrame, TableRow, type CellSpace } from './Table.tsx';
import { NOTHING, useRowModel, type RowModelProps } from './useRowModel.ts';

type DataTableProps<Row extends object> = RowModelProps<Row> & {
  /** Names the table for screen readers: 「用户列表」. */
  label: string;
  /** What a row is called where only its name fits: 「选择 青石」. */
  rowName?: (row: Row) => string;
  /** The rows shown are those of the question before. */
  isStale?: boolean;
  error?: string | undefined;
  onRetry?: () => void;
  empty: ReactNode;
  /** Opens the row's detail; the first cell becomes a button for keyboards. */
  onOpen?: (row: Row) => void;
  openId?: string | null;
  /** What unfolds below the row; in place of `onOpen`. */
  renderMore?: (row: Row) => ReactNode;
  toneOf?: (row: Row) => RowTone | undefined;
  /** `tight` for a table of many columns. */
  space?: CellSpace;
  /** How many rows the place has before they are known. */
  expectedRows?: number;
};

/**
 * A dense table of one page of rows. Sorting, paging and filters are the page's (and so the server's); the table keeps
 * which row is unfolded. Wide tables scroll inside their own frame, the first column stays on phones.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, space = 'normal', selected = NOTHING } = props;
  const table = useRowModel(props);
  const isSkeletonShown = useSkeleton(rows === undefined && error === undefined);
  if (error !== undefined && rows === undefined) {
    return <LoadFailed message={error} {...(props.onRetry && { onRetry: props.onRetry })} />;
  }
  if (rows?.length === 0) return <>{props.empty}</>;
  return (
    <TableFrame label={label} className="@container" aria-busy={rows === undefined || props.isStale}>
      <Table density="dense" className="max-tablet:[--row-height:44px]">
        <DataTableHead
          columns={columns}
          space={space}
          sort={props.onSortChange && props.sort !== undefined ? parseSort(props.sort) : null}
          onSort={(id) => table.getColumn(id)?.toggleSorting()}
          hasToggle={props.renderMore !== undefined}
          selection={
            props.onSelect && {
              isAll: table.getIsAllRowsSelected(),
              isNonEmpty: table.getRowModel().rows.some((row) => selected.has(row.id)),
              onToggle: (isOn) => table.toggleAllRowsSelected(isOn),
            }
          }
        />
        <tbody className={cx(props.isStale && 'opacity-55 transition-opacity delay-200 duration-base')}>
          {rows === undefined ? (
            <SkeletonBody {...props} isShown={isSkeletonShown} />
          ) : (
            <Body {...props} table={table} />
          )}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Body<Row extends object>(props: DataTableProps<Row> & { table: ReturnType<typeof useRowModel<Row>> }) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const { table, columns, space = 'normal', rowName, onSelect, onOpen, openId, renderMore, toneOf } = props;
  return table
    .getRowModel()
    .rows.map((row) => (
      <DataTableRow
        key={row.id}
        id={row.id}
        row={row.original}
        columns={columns}
        space={space}
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

type SkeletonBodyProps<Row extends object> = DataTableProps<Row> & { isShown: boolean };

function SkeletonBody<Row extends object>(props: SkeletonBodyProps<Row>) {
  const { columns, onSelect, renderMore, expectedRows = 8, isShown } = props;
  const width = columns.length + Number(onSelect !== undefined) + Number(renderMore !== undefined);
  return Array.from({ length: expectedRows }, (_, row) => (
    <TableRow key={row} className={cx(!isShown && 'invisible')}>
      {Array.from({ length: width }, (__, column) => (
        <Cell key={column}>
          <Skeleton width={column === 0 ? 96 : 56 + ((row + column) % 3) * 16} height={12} />
        </Cell>
      ))}
    </TableRow>
  ));
}
