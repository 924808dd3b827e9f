export type Direction = 'up' | 'down';

/** Before whom somebody stands after a step up or down; null: last. */
export function placeAfter(ids: readonly string[], id: string, direction: Direction): string | null {
  const index = ids.indexOf(id);
  return (direction === 'up' ? ids[index - 1] : ids[index + 2]) ?? null;
}
