import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { dropIndex, keyTarget, rowShift, type RowExtent } from './sorting.ts';

/** A drag that is under way. */
type Drag = {
  readonly id: string;
  readonly from: number;
  readonly startY: number;
  readonly rows: readonly RowExtent[];
};

type SortingOptions = {
  ids: readonly string[];
  onMove: (id: string, to: number) => void;
  /** A row is held, or let go. */
  onHold?: ((isHeld: boolean) => void) | undefined;
};

/**
 * Sorts the rows of a list by their handles: a pointer drags, arrows move. Nothing has moved until the row is let go; Esc puts it
 * back. `row` gives a row its element and place, `handle` makes its handle.
 */
export function useSorting({ ids, onMove, onHold }: SortingOptions) {
  const elements = useRef(new Map<string, HTMLElement>());
  const handles = useRef(new Map<string, HTMLElement>());
  const [drag, setDrag] = useState<Drag | null>(null);
  const [offset, setOffset] = useState(0);
  const focused = useRef<string | null>(null);
  const to = drag ? dropIndex(drag.rows, drag.from, offset) : 0;

  const hold = (next: Drag | null) => {
    setDrag(next);
    setOffset(0);
    onHold?.(next !== null);
  };
  const cancel = useEffectEvent(() => hold(null));
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && cancel();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isDragging]);
  // a row that was moved by a key keeps its focus wherever it is now
  useEffect(() => {
    if (focused.current !== null) handles.current.get(focused.current)?.focus();
    focused.current = null;
  }, [ids]);

  const keep = (map: Map<string, HTMLElement>, id: string) => (element: HTMLElement | null) => {
    if (element) map.set(id, element);
    else map.delete(id);
  };

  return {
    /** The id of the row that is dragged. */
    draggedId: drag?.id ?? null,
    row: (id: string, index: number) => ({
      ref: keep(elements.current, id),
      style: drag
        ? {
            transform: `translateY(${id === drag.id ? offset : rowShift(drag.rows, index, { from: drag.from, to })}px)`,
          }
        : undefined,
    }),
    handle: (id: string, index: number) => ({
      ref: keep(handles.current, id),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const rows = ids.map((one) => {
          const box = elements.current.get(one)?.getBoundingClientRect();
          return { top: box?.top ?? 0, height: box?.height ?? 0 };
        });
        hold({ id, from: index, startY: event.clientY, rows });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag?.id === id) setOffset(event.clientY - drag.startY);
      },
      onPointerUp() {
        if (drag?.id !== id) return;
        hold(null);
        if (to !== drag.from) onMove(id, to);
      },
      onPointerCancel: () => hold(null),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const target = keyTarget(event.key, index, ids.length);
        if (target === null) return;
        event.preventDefault();
        if (target === index) return;
        focused.current = id;
        onMove(id, target);
      },
    }),
  };
}
