import type { ReactNode } from 'react';

import { Elapsed } from '../../../shared/ui/time/Countdown.tsx';

type CaseHeadProps = {
  /** What kind of case it is. */
  mark: ReactNode;
  sides: Readonly<Record<'a' | 'b', { readonly name: string }>>;
  openedAt: string;
};

/** Whose case it is, and for how long it waits. */
export function CaseHead({ mark, sides, openedAt }: CaseHeadProps) {
  return (
    <div className="flex items-baseline gap-3 max-[641px]:flex-wrap">
      {mark}
      <h3 className="min-w-0 flex-1 text-16 font-semibold">
        {sides.a.name} <span className="text-text-3">对</span> {sides.b.name}
      </h3>
      <span className="whitespace-nowrap text-huang-text">
        <small className="text-text-3">等待</small> <Elapsed since={openedAt} />
      </span>
    </div>
  );
}
