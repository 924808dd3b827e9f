import { useState } from 'react';

import { changeSince, type Change, type Facts } from './product-state.ts';

/** What has become of a product since the visitor began to look at it, or since they took note of it last. */
export function useChange(now: Facts): { change: Change | null; acknowledge: () => void } {
  const [seen, setSeen] = useState<Facts>(now);
  return { change: changeSince(seen, now), acknowledge: () => setSeen(now) };
}
