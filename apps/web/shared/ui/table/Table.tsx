import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../layout/cx.ts';

type TableDensity = 'normal' | 'dense';
export type CellAlign = 'left' | 'center' | 'right';
/** The room beside a cell's text; with `none` it is the caller's. */
export type CellSpace = 'normal' | 'tight' | 'none';

/** What cells inherit from their table, so that a cell's own `className` may change it. */
const DENSITIES: Record<TableDensity, string> = {
  normal: 'whitespace-nowrap [--row-height:48px]',
  dense: 'text-13 whitespace-nowrap [--row-height:40px]',
};

const ALIGNS: Record<CellAlign, string> = { left: 'text-left', center: 'text-center', right: 'text-right' };
const SPACES: Record<CellSpace, string> = { normal: 'px-3', tight: 'px-2.5 max-[1361px]:px-1.75', none: '' };

type CellLook = { align?: CellAlign | undefined; space?: CellSpace | undefined };

type TableFrameProps = { label: string } & ComponentProps<'div'>;

/** A frame in which a wide table scrolls by itself; named and focusable, so that keyboards can scroll it too. */
export function TableFrame({ label, className, ...rest }: TableFrameProps) {
  return (
    <div
      {...rest}
      className={cx('relative overflow-x-auto', className)}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    />
  );
}

type TableProps = { density?: TableDensity } & ComponentProps<'table'>;

/** A ruled table without boxes: `TableRow`s of `HeaderCell`s and `Cell`s. */
export function Table({ density = 'normal', className, ...rest }: TableProps) {
  return <table {...rest} className={cx(DENSITIES[density], className)} />;
}

/** A row of the table's body. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={cx('border-b border-line-1 last:border-b-0 hover:bg-hover', className)} />;
}

/** The row of column names. */
export function HeaderRow({ children }: { children: ReactNode }) {
  return <tr className="border-b border-line-2">{children}</tr>;
}

type HeaderCellProps = CellLook & Omit<ComponentProps<'th'>, 'align'>;

/** The name of a column, or of a row with `scope="row"`. */
export function HeaderCell({ align = 'left', space = 'normal', scope = 'col', className, ...rest }: HeaderCellProps) {
  return (
    <th
      {...rest}
      scope={scope}
      className={cx('h-9 text-12 font-normal text-text-3', ALIGNS[align], SPACES[space], className)}
    />
  );
}

/** `isNumber` for a number of its own: condensed digits, larger than the text beside it. */
type CellProps = CellLook & { isNumber?: boolean | undefined } & Omit<ComponentProps<'td'>, 'align'>;

export function Cell({ align = 'left', space = 'normal', isNumber = false, className, ...rest }: CellProps) {
  const number = isNumber && 'font-num text-[15px] font-semibold';
  return <td {...rest} className={cx('h-(--row-height)', ALIGNS[align], SPACES[space], number, className)} />;
}
