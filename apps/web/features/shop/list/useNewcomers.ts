import type { ShopView } from '@pailei/contracts/live-shop';
import { useState } from 'react';

type Known = { readAt: number; ids: ReadonlySet<string> };

/** How many products have come into the shop since the list was read. `readAt`: when that was, whatever its clock. */
export function useNewcomers(readAt: number, shop: ShopView | null): number {
  const [known, setKnown] = useState<Known | null>(null);
  if (shop === null || readAt === 0) return 0;
  if (known?.readAt !== readAt) {
    setKnown({ readAt, ids: new Set(Object.keys(shop.lines)) });
    return 0;
  }
  return Object.keys(shop.lines).filter((id) => !known.ids.has(id)).length;
}
