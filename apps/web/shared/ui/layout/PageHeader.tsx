import type { ReactNode } from 'react';

import { Crumbs, type Crumb } from './Crumbs.tsx';
import { Ropes } from '../marks/Ropes.tsx';

type PageHeaderProps = {
  /** Fixed, set in Song: never what users named. */
  title: string;
  crumbs?: readonly Crumb[];
  mark?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, crumbs = [], mark, intro, actions }: PageHeaderProps) {
  return (
    <header className="mb-6">
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="font-song text-30 font-black tracking-[.02em] max-tablet:text-24">{title}</h1>
            {mark}
          </div>
          {intro && <p className="mt-1 max-w-[64ch] text-text-2">{intro}</p>}
        </div>
        {actions && (
          <div className="flex min-h-9 flex-wrap items-center gap-2 max-tablet:min-h-10 print:hidden">{actions}</div>
        )}
      </div>
      <Ropes />
    </header>
  );
}

/** The Song title of a section, with a note and a link at the end of the line. */
export function SectionHeader({ title, meta, action }: { title: string; meta?: ReactNode; action?: ReactNode }) {
  return (
    <header className="mb-3 flex min-h-7 items-baseline gap-3">
      <h2 className="font-song text-20 font-black tracking-[.02em] whitespace-nowrap">{title}</h2>
      {meta && <span className="min-w-0 truncate text-13 text-text-3">{meta}</span>}
      <span className="min-w-2 flex-1" />
      {action}
    </header>
  );
}
