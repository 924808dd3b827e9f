import type { ReactNode } from 'react';

import { cx } from '../../../shared/ui/layout/cx.ts';

const CELL = 'h-9 border-b border-b-line-1 py-1.5 pr-3 pl-0 text-left font-normal wrap-anywhere whitespace-normal';

type DetailTableProps = { label: string; heads: readonly string[]; children: ReactNode };

/** A small table inside of a row that is unfolded. */
export function DetailTable({ label, heads, children }: DetailTableProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={cx(CELL, 'text-12 text-text-3')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row of it, with its cells. */
export function DetailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="bg-transparent">
      <th scope="row" className={cx(CELL, 'text-13 text-text-2')}>
        {name}
      </th>
      {children}
    </tr>
  );
}

export function DetailCell({ children }: { children: ReactNode }) {
  return <td className={cx(CELL, 'text-13')}>{children}</td>;
}
