import { useEffect, useEffectEvent, type RefObject } from 'react';

export const ZOOM_MIN = 0.2;
export const ZOOM_MAX = 1.6;
/** How much a pinch or a wheel step of 100 px zooms. */
const WHEEL_RATE = 0.0025;

export const withinZoom = (zoom: number) => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(zoom * 100) / 100));

type Spot = { readonly x: number; readonly y: number };

/**
 * Moves and zooms what a scrolling frame shows: dragging its ground moves, the wheel with Ctrl (which is also what a touch pad sends
 * for a pinch) and two fingers zoom around the spot they are at.
 */
export function useFrame(frame: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const zoomAt = useEffectEvent((factor: number, { x, y }: Spot) => {
    const element = frame.current;
    const next = withinZoom(zoom * factor);
    if (!element || next === zoom) return;
    const box = element.getBoundingClientRect();
    const [inX, inY] = [x - box.left, y - box.top];
    const [left, top] = [(element.scrollLeft + inX) / zoom, (element.scrollTop + inY) / zoom];
    onZoom(next);
    requestAnimationFrame(() => element.scrollTo(left * next - inX, top * next - inY));
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const abort = new AbortController();
    const { signal } = abort;
    const fingers = new Map<number, Spot>();
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoomAt(Math.exp(-event.deltaY * WHEEL_RATE), { x: event.clientX, y: event.clientY });
      },
      { passive: false, signal },
    );
    element.addEventListener('pointerdown', (event) => fingers.set(event.pointerId, spotOf(event)), { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(type, (event) => fingers.delete(event.pointerId), { signal });
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = spotOf(event);
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, now);
        if (other) zoomAt(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
        // Fingers scroll by themselves; a drag that began on a match selects or follows it.
        else if (event.pointerType === 'mouse' && !(event.target as Element).closest('a, li'))
          element.scrollBy(before.x - now.x, before.y - now.y);
      },
      { signal },
    );
    return () => abort.abort();
  }, [frame]);
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });
const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
