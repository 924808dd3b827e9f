import { useEffect, useRef } from 'react';

/** What of the place before is still seen. */
const SIDE_PX = 16;

/** A row that scrolls sideways begins at one of its places (`index`; the row is positioned), so that on a phone what matters is seen first. */
export function useShownFirst<E extends HTMLElement>(index: number) {
  const row = useRef<E>(null);
  const first = useRef(index);
  useEffect(() => {
    const place = row.current?.children[Math.max(0, first.current)];
    if (row.current && place instanceof HTMLElement) row.current.scrollLeft = place.offsetLeft - SIDE_PX;
  }, []);
  return row;
}
