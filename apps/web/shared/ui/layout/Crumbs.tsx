import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

export type Crumb = { label: string; to?: string };

/** The breadcrumb path; the page itself is last, and gives way where the line is too short. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav
      className="mb-2 flex items-center gap-1.5 text-12 whitespace-nowrap text-text-3 print:hidden"
      aria-label="位置"
    >
      {crumbs.map(({ label, to }, place) => (
        <Fragment key={place}>
          {place > 0 && <ChevronRight size={12} aria-hidden="true" />}
          {to === undefined ? (
            <span className="min-w-0 truncate">{label}</span>
          ) : (
            // the room around it is for fingers
            <Link className="max-w-1/2 flex-none truncate hover:text-text-1 max-tablet:-my-3 max-tablet:py-3" to={to}>
              {label}
            </Link>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
