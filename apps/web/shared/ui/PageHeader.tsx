import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from './cx.ts';
import { Ropes } from './Ropes.tsx';

type PageHeaderProps = {
  title: string;
  /** False for what users named (tournaments, teams): the Song subset has only the interface's own strings. */
  isFixedTitle?: boolean;
  crumbs?: readonly { label: string; to?: string }[];
  mark?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, isFixedTitle = true, crumbs = [], mark, intro, actions }: PageHeaderProps) {
  return (
    <header className="ph">
      {crumbs.length > 0 && (
        <nav className="crumb" aria-label="位置">
          {crumbs.map(({ label, to }) =>
            to ? <Link key={label} to={to}>{`${label} /`}</Link> : <span key={label}>{label}</span>,
          )}
        </nav>
      )}
      <div className="ph__row">
        <div className="ph__t">
          <div className="row g12 wrap">
            <h1 className={cx(isFixedTitle ? 'song' : 'h1s')}>{title}</h1>
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
