import { holdsRight } from '@pailei/domain/rights/rights';
import { useEffect } from 'react';

import { useAllOrders, useOwnOrders, useShop } from '../../../shared/live/useTopics.ts';
import { useAtom, useAtomValue, useSetAtom, type PrimitiveAtom } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import {
  allPendingOrdersAtom,
  pendingOrdersAtom,
  SHOP_START_MS,
  shopStartedAtom,
} from '../../../shared/state/shop.atoms.ts';

/** Begins with the shop's stores a while after the shell, and keeps them for every page from then on. */
export function ShopWatch() {
  const [isStarted, setStarted] = useAtom(shopStartedAtom);
  const user = useAtomValue(userAtom);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), SHOP_START_MS);
    return () => clearTimeout(timer);
  }, [setStarted]);
  if (!isStarted || !user) return null;
  return (
    <>
      <ShopStores key={user.id} />
      {holdsRight('admin', user) && <AdminStores />}
    </>
  );
}

function ShopStores() {
  useShop();
  useCount(pendingOrdersAtom, useOwnOrders().state?.pending_count ?? 0);
  return null;
}

function AdminStores() {
  useCount(allPendingOrdersAtom, useAllOrders().state?.pending_count ?? 0);
  return null;
}

/** For the menu, as long as this is followed. */
function useCount(countAtom: PrimitiveAtom<number>, count: number): void {
  const setCount = useSetAtom(countAtom);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [count, setCount]);
}
