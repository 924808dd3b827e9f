import type { ReactNode } from 'react';

/** The heading of one part of the statistics. */
export function ChartTitle({ aside, children }: { aside?: ReactNode; children: string }) {
  return (
    <h3 className="mb-2 flex items-baseline justify-between gap-3 text-13/[22px] font-medium text-text-2">
      {children}
      {aside && <span className="inline-flex items-center gap-1.5 text-[12px] font-normal text-text-3">{aside}</span>}
    </h3>
  );
}
