import type { ReactNode } from 'react';

import { cx } from '../../../../../shared/ui/layout/cx.ts';

/** The frames of the groups of a draw, side by side. */
export function GroupColumns({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-8 max-tablet:grid-cols-1">
      {children}
    </ul>
  );
}

type GroupHeadProps = { name: string; count: number; isQuiet?: boolean; children?: ReactNode };

export function GroupHead({ name, count, isQuiet = false, children }: GroupHeadProps) {
  return (
    <div
      className={cx('flex min-h-10 items-center gap-2 border-t-2', isQuiet ? 'border-t-line-2' : 'border-t-zhu-bright')}
    >
      <h3 className="text-14 font-semibold">{name}</h3>
      <span className="flex-1 text-13 text-text-3">{count}</span>
      {children}
    </div>
  );
}
