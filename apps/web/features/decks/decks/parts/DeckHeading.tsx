import type { ReactNode } from 'react';

/** The line at the top of a deck: its class, its name, what can be done with it. */
export function DeckHeading({ children }: { children: ReactNode }) {
  return <header className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-5">{children}</header>;
}
