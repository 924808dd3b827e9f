import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { playTone } from '../../../../shared/sound/tone.ts';
import { boardChoicesAtom } from './alerts.atoms.ts';
import { unseenCount } from './unseen.ts';

const TITLE = '订单';

/** Tells of orders placed while the board is open, as the admin chose: by a tone, and by a count in the title. */
export function useOrderAlerts(placed: readonly Order[]): void {
  const { has_sound, has_badge } = useAtomValue(boardChoicesAtom);
  const unseen = useUnseen(placed);
  const newestId = placed[0]?.id;
  usePageTitle(has_badge && unseen > 0 ? `(${unseen}) ${TITLE}` : TITLE);
  const ring = useEffectEvent(() => has_sound && void playTone().catch(() => undefined));
  useEffect(() => {
    if (newestId !== undefined) ring();
  }, [newestId]);
}

/** How many came since the visitor looked away; none while they look. */
function useUnseen(placed: readonly Order[]): number {
  const ids = placed.map(({ id }) => id);
  const [lastSeen, setLastSeen] = useState<string>();
  const isHidden = useSyncExternalStore(subscribeVisibility, () => document.hidden);
  const look = useEffectEvent(() => setLastSeen(ids[0]));
  useEffect(() => subscribeVisibility(look), []);
  return isHidden ? unseenCount(ids, lastSeen) : 0;
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
