import { useState, useSyncExternalStore } from 'react';

import { freezeRows, mergeRows, type RowUpdates } from './frozen-rows.ts';

type FrozenRowsInput<Row> = RowUpdates<Row> & {
  /** Names the question that the rows answer; another one is never held back. */
  question: string;
  /** Undefined while the answer is on its way. */
  fresh: readonly Row[] | undefined;
  /** Whether a row in its current state no longer matches the query: it stays until the next fetch. */
  hasLeft?: (row: Row) => boolean;
  /** The page's own reason: a row is open, or something is selected. */
  isFrozen: boolean;
};

/** `seen`: the rows of this answer, and those of earlier ones to the same question in their places. */
type Shown<Row> = { question: string; answer: readonly Row[]; seen: readonly Row[] };

const NEVER = () => false;

/**
 * Rows that never move under the visitor's eyes: while the page holds them, the pointer is over them or the page is
 * scrolled, new ones wait and may be called in. Rows that leave stay where they are until `release`.
 */
export function useFrozenRows<Row extends { id: string }>(input: FrozenRowsInput<Row>) {
  const { question, fresh, isFrozen, hasLeft = NEVER, ...news } = input;
  const [shown, setShown] = useState<Shown<Row>>();
  const [isPointerOver, setPointerOver] = useState(false);
  const isScrolled = useSyncExternalStore(
    subscribeScroll,
    () => scrollY > 0,
    () => false,
  );
  const rows = shown && rowsOf(shown, (row) => hasLeft(news.latest(row)));
  const mayNotMove =
    shown?.question === question && rows !== undefined && rows.length > 0 && (isFrozen || isPointerOver || isScrolled);
  const show = (answer: readonly Row[], before: readonly Row[]) =>
    setShown({ question, answer, seen: mergeRows(before, answer) });
  const admit = () => fresh && show(fresh, shown?.question === question ? shown.seen : []);

  if (fresh && !mayNotMove && (shown?.answer !== fresh || shown.question !== question)) admit();
  const frozen = shown && rows && freezeRows(rows, fresh ?? shown.answer, news);
  return {
    rows: frozen?.rows,
    waiting: frozen?.waiting ?? 0,
    admit,
    /** What left goes. */
    release: () => fresh && show(fresh, []),
    setPointerOver,
  };
}

function rowsOf<Row extends { id: string }>({ answer, seen }: Shown<Row>, hasLeft: (row: Row) => boolean) {
  const ids = new Set(answer.map(({ id }) => id));
  return seen.filter((row) => ids.has(row.id) || hasLeft(row));
}

function subscribeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
