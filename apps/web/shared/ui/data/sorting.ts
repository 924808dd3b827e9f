/** The vertical extent of a row, in px of the same origin as the pointer. */
export type RowExtent = { readonly top: number; readonly height: number };

/** The index at which a dragged row would be dropped: it changes places with those whose middle its own middle has passed. */
export function dropIndex(rows: readonly RowExtent[], from: number, offset: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = dragged.top + dragged.height / 2 + offset;
  const isPassed = ({ top, height }: RowExtent, index: number) =>
    index < from ? middle < top + height / 2 : index > from && middle > top + height / 2;
  const passed = rows.filter(isPassed).length;
  return offset < 0 ? from - passed : from + passed;
}

/** How far a row that is not dragged gives way, in px. */
export function rowShift(
  rows: readonly RowExtent[],
  index: number,
  { from, to }: { from: number; to: number },
): number {
  const height = rows[from]?.height ?? 0;
  if (from < index && index <= to) return -height;
  return to <= index && index < from ? height : 0;
}

/** Where a key moves a row to; null for another key. Home and End are the ends of the list. */
export function keyTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
