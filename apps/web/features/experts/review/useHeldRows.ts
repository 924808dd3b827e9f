import type { ReviewedApplication } from '@pailei/contracts/experts';
import { useState, useSyncExternalStore } from 'react';

import { holdRows } from './held-rows.ts';
import type { Changes } from './review.api.ts';

type Rows = readonly ReviewedApplication[];
type Input = {
  /** Names the question that the rows answer; another one is never held back. */
  question: string;
  /** Undefined while the answer is on its way. */
  fresh: Rows | undefined;
  changes: Changes;
  isOpen: boolean;
};

/**
 * Rows that never move under the visitor's eyes: while the pointer is over them, one is open or the page is scrolled,
 * new ones wait and may be called in.
 */
export function useHeldRows({ question, fresh, changes, isOpen }: Input) {
  const [shown, setShown] = useState<{ question: string; rows: Rows }>();
  const [isPointerOver, setPointerOver] = useState(false);
  const isScrolled = useSyncExternalStore(subscribeScroll, () => scrollY > 0);
  const isHeld = (isPointerOver || isOpen || isScrolled) && shown?.question === question && shown.rows.length > 0;
  const admit = () => fresh && setShown({ question, rows: fresh });

  if (fresh && !isHeld && (shown?.rows !== fresh || shown.question !== question)) admit();
  const held = shown && holdRows(shown.rows, fresh ?? shown.rows, changes);
  return { rows: held?.rows, waiting: held?.waiting ?? 0, admit, setPointerOver };
}

function subscribeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
