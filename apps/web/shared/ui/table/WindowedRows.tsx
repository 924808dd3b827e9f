import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Rows that are drawn and left out together. */
const CHUNK = 32;
/** Up to so many, all are drawn. */
const SMALL = 2 * CHUNK;
/** Of a row that was never drawn. */
const ROW_PX = 41;
/** How far outside the screen rows are drawn already. */
const NEAR = '600px 0px';

type WindowedRowsProps<T> = {
  items: readonly T[];
  /** Place of a row that is drawn wherever it is, so that it can be found; -1: none. */
  kept: number;
  children: (item: T) => ReactNode;
};

/**
 * The rows of a long table: what is far off the screen is a space of the same height. On paper all are drawn. Rows keep
 * the place they have: one that rises changes what stands there, and no line moves.
 */
export function WindowedRows<T>({ items, kept, children }: WindowedRowsProps<T>) {
  const isPrinting = useSyncExternalStore(onPrint, isPrint, () => false);
  const chunks = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) => index);
  return chunks.map((index) => (
    <Chunk
      key={index}
      count={Math.min(CHUNK, items.length - index * CHUNK)}
      isKept={items.length <= SMALL || isPrinting || index === Math.floor(kept / CHUNK)}
      isFirst={index === 0}
    >
      {() =>
        items
          .slice(index * CHUNK, (index + 1) * CHUNK)
          .map((item, place) => <Fragment key={place}>{children(item)}</Fragment>)
      }
    </Chunk>
  ));
}

type ChunkProps = { count: number; isKept: boolean; isFirst: boolean; children: () => ReactNode };

function Chunk({ count, isKept, isFirst, children }: ChunkProps) {
  const frame = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const body = frame.current;
    if (body === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) setHeight(body.offsetHeight);
        setNear(entry.isIntersecting);
      },
      { rootMargin: NEAR },
    );
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isNear || isKept;
  return (
    <tbody ref={frame}>
      {isDrawn ? children() : <tr aria-hidden="true" style={{ height: height ?? count * ROW_PX }} />}
    </tbody>
  );
}

const PRINT = 'print';

const isPrint = (): boolean => window.matchMedia(PRINT).matches;

function onPrint(onChange: () => void): () => void {
  const query = window.matchMedia(PRINT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
