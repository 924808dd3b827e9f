import type { ReactNode } from 'react';

/** Ruled rows of two: what it is, and its figure or moment. */
export function RuledList({ children }: { children: ReactNode }) {
  return <ul className="border-t border-t-line-2">{children}</ul>;
}

export function RuledRow({ children }: { children: ReactNode }) {
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-b-line-1 py-1.5 text-13">
      {children}
    </li>
  );
}
