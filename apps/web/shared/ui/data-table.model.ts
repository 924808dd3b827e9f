import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right' | 'center';
  /** The page sorts by `id`; without it the header is plain text. */
  isSortable?: boolean;
  /** A column that only screen readers need named, such as actions. */
  isHeaderHidden?: boolean;
  className?: string;
};

/** How a row stands out: just arrived, needs somebody, went wrong. */
export type RowTone = 'new' | 'alert' | 'failed' | 'muted';

export type SortOrder = { id: string; desc: boolean };

/** An address says `created_at` or `-created_at`; the minus means the largest first. */
export function parseSort(text: string): SortOrder {
  return text.startsWith('-') ? { id: text.slice(1), desc: true } : { id: text, desc: false };
}

export function formatSort({ id, desc }: SortOrder): string {
  return desc ? `-${id}` : id;
}
