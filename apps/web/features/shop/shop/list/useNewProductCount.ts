import type { ShopView } from '@pailei/contracts/shop/products/shop.topic';
import { useState } from 'react';

type Read = {
  /** When the list was fetched, by any clock; 0: not yet, or it is being fetched again. */
  at: number;
  /** How many products there were then; null where the list was filtered. */
  count: number | null;
};
type Known = { readAt: number; ids: ReadonlySet<string>; missed: number };

/**
 * How many products were added to the shop since the list was fetched: those on the topic, and those added
 * between the fetch and the first state of the topic.
 */
export function useNewProductCount({ at, count }: Read, shop: ShopView | null): number {
  const [known, setKnown] = useState<Known | null>(null);
  if (shop === null || at === 0) return 0;
  const ids = Object.keys(shop.lines);
  if (known?.readAt === at) return known.missed + ids.filter((id) => !known.ids.has(id)).length;
  const missed = Math.max(0, ids.length - (count ?? ids.length));
  setKnown({ readAt: at, ids: new Set(ids), missed });
  return missed;
}
