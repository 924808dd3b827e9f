import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The last line of a page. */
export function PageFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="mt-14 flex flex-wrap gap-x-6 gap-y-2 border-t border-t-line-1 pt-5 text-12 text-text-3">
      {children}
    </footer>
  );
}

export function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="hover:text-zhu-text" to={to}>
      {children}
    </Link>
  );
}
