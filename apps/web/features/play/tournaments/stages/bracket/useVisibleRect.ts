import { useEffect, useState, type RefObject } from 'react';

export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Places are kept that far outside the screen, and looked at anew in steps of this size, in px. */
const STEP = 400;
/** What is drawn before the screen has been measured. */
const FIRST: Rect = { left: 0, top: 0, right: 2400, bottom: 1600 };

/**
 * The part of a canvas that the screen shows, in its own unscaled px and in coarse steps, so that a scroll seldom draws anew.
 */
export function useVisibleRect(canvas: RefObject<HTMLElement | null>, zoom: number): Rect {
  const [rect, setRect] = useState(FIRST);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = canvas.current;
      if (element) setRect((before) => keepSame(before, visibleOf(element, zoom)));
    };
    const later = () => (frame ||= requestAnimationFrame(measure));
    measure();
    const abort = new AbortController();
    const { signal } = abort;
    addEventListener('scroll', later, { capture: true, passive: true, signal });
    addEventListener('resize', later, { signal });
    // What stands above it may come, go or grow without a scroll, as when another tab gives way to it.
    const moved = new ResizeObserver(later);
    moved.observe(document.body);
    const shown = new IntersectionObserver(later);
    if (canvas.current) shown.observe(canvas.current);
    return () => {
      abort.abort();
      moved.disconnect();
      shown.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [canvas, zoom]);
  return rect;
}

function visibleOf(element: HTMLElement, zoom: number): Rect {
  const box = element.getBoundingClientRect();
  const down = (value: number) => (Math.floor(value / zoom / STEP) - 1) * STEP;
  const up = (value: number) => (Math.ceil(value / zoom / STEP) + 1) * STEP;
  return {
    left: down(-box.left),
    top: down(-box.top),
    right: up(innerWidth - box.left),
    bottom: up(innerHeight - box.top),
  };
}

function keepSame(before: Rect, after: Rect): Rect {
  const isSame = (['left', 'top', 'right', 'bottom'] as const).every((side) => before[side] === after[side]);
  return isSame ? before : after;
}
