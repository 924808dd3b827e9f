import type { ReactNode } from 'react';

/** As wide as its text, what the others leave (and the text is cut), or narrow with lines that wrap. */
export type ColumnFit = 'content' | 'rest' | 'wrap';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right' | 'center';
  /** The cells are numbers. */
  isNumber?: boolean;
  fit?: ColumnFit;
  /** The page sorts by `id`; without it the header is plain text. */
  isSortable?: boolean;
  /** A column that only screen readers need named, such as actions. */
  isHeaderHidden?: boolean;
  /** Of header and cells: their widest width, and where the column is not shown. */
  className?: string;
};

/** The highlight of a row: just arrived, needs action, failed. */
export type RowTone = 'new' | 'alert' | 'failed' | 'muted';

export type SortOrder = { id: string; desc: boolean };

/** The address has `created_at` or `-created_at`; the minus means descending. */
export function parseSort(text: string): SortOrder {
  return text.startsWith('-') ? { id: text.slice(1), desc: true } : { id: text, desc: false };
}

export function formatSort({ id, desc }: SortOrder): string {
  return desc ? `-${id}` : id;
}
