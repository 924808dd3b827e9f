import type { ReactNode } from 'react';

import { Crumbs, type Crumb } from './Crumbs.tsx';
import { Ropes } from './Ropes.tsx';

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
    <header className="ph">
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <div className="ph__row">
        <div className="ph__t">
          <div className="row g12 wrap">
            <h1 className="song">{title}</h1>
            {mark}
          </div>
          {intro && <p>{intro}</p>}
        </div>
        {actions && <div className="ph__a">{actions}</div>}
      </div>
      <Ropes />
    </header>
  );
}

/** The Song title of a section, with a note and a link at the end of the line. */
export function SectionHeader({ title, meta, action }: { title: string; meta?: ReactNode; action?: ReactNode }) {
  return (
    <header className="sec">
      <h2 className="song">{title}</h2>
      {meta && <span className="sec__m">{meta}</span>}
      <span className="sec__r" />
      {action}
    </header>
  );
}
