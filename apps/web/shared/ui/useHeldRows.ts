import { useState, useSyncExternalStore } from 'react';

import { holdRows, type RowNews } from './held-rows.ts';

type HeldRowsInput<Row> = RowNews<Row> & {
  /** Names the question that the rows answer; another one is never held back. */
  question: string;
  /** Undefined while the answer is on its way. */
  fresh: readonly Row[] | undefined;
  /** The page's own reason: a row is open, or something is selected. */
  isHeld: boolean;
};

/**
 * Rows that never move under the visitor's eyes: while the page holds them, the pointer is over them or the page is
 * scrolled, new ones wait and may be called in.
 */
export function useHeldRows<Row extends { id: string }>({ question, fresh, isHeld, ...news }: HeldRowsInput<Row>) {
  const [shown, setShown] = useState<{ question: string; rows: readonly Row[] }>();
  const [isPointerOver, setPointerOver] = useState(false);
  const isScrolled = useSyncExternalStore(subscribeScroll, () => scrollY > 0);
  const mayNotMove = shown?.question === question && shown.rows.length > 0 && (isHeld || isPointerOver || isScrolled);
  const admit = () => fresh && setShown({ question, rows: fresh });

  if (fresh && !mayNotMove && (shown?.rows !== fresh || shown.question !== question)) admit();
  const held = shown && holdRows(shown.rows, fresh ?? shown.rows, news);
  return { rows: held?.rows, waiting: held?.waiting ?? 0, admit, setPointerOver };
}

function subscribeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
