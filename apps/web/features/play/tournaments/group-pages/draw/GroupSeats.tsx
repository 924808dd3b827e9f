import { groupName } from '@pailei/contracts/play/stages/group-names';
import type { ReactNode } from 'react';

/** The frames of the groups of a draw, side by side. */
export function GroupColumns({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-8 max-tablet:grid-cols-1">
      {children}
    </ul>
  );
}

export function GroupHead({ group, count, children }: { group: number; count: number; children?: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center gap-2 border-t-2 border-t-zhu-bright">
      <h3 className="text-14 font-semibold">{groupName(group)}</h3>
      <span className="flex-1 text-13 text-text-3">{count}</span>
      {children}
    </div>
  );
}
