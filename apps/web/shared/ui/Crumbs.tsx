import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

export type Crumb = { label: string; to?: string };

/** The way to a page, which stands last. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumb" aria-label="位置">
      {crumbs.map(({ label, to }, place) => (
        <Fragment key={place}>
          {place > 0 && <ChevronRight size={12} aria-hidden="true" />}
          {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
        </Fragment>
      ))}
    </nav>
  );
}
