import type { ShopView } from '@pailei/contracts/live-shop';
import { useState } from 'react';

type Read = {
  /** When the list was read, whatever its clock; 0: not yet, or it is being read again. */
  at: number;
  /** How many products there were then; null where it was asked for a part of them. */
  count: number | null;
};
type Known = { readAt: number; ids: ReadonlySet<string>; missed: number };

/**
 * How many products have come into the shop since the list was read: those that the shop tells of, and those that came in
 * between its reading and the first word of the shop.
 */
export function useNewcomers({ at, count }: Read, shop: ShopView | null): number {
  const [known, setKnown] = useState<Known | null>(null);
  if (shop === null || at === 0) return 0;
  const ids = Object.keys(shop.lines);
  if (known?.readAt === at) return known.missed + ids.filter((id) => !known.ids.has(id)).length;
  const missed = Math.max(0, ids.length - (count ?? ids.length));
  setKnown({ readAt: at, ids: new Set(ids), missed });
  return missed;
}
