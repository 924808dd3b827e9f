import type { ReactNode } from 'react';

import { cx } from '../ui/layout/cx.ts';

type DeckGridProps = {
  label: string;
  /** The decks shown are those of the question before. */
  isStale?: boolean;
  children: ReactNode;
};

/** Decks side by side, as many as there is room for; its children are list items. */
export function DeckGrid({ label, isStale = false, children }: DeckGridProps) {
  return (
    <ul
      className={cx('grid grid-cols-[repeat(auto-fill,minmax(min(316px,100%),1fr))] gap-3', isStale && 'opacity-60')}
      aria-label={label}
      aria-busy={isStale}
    >
      {children}
    </ul>
  );
}
