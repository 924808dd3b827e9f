import type { BySide, Side } from '../series/sides.ts';

/** A value for each of the two sides. */
export function bySide<T>(valueOf: (side: Side) => T): BySide<T> {
  return { a: valueOf('a'), b: valueOf('b') };
}
