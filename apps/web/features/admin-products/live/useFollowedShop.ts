import { SHOP_TOPIC } from '@pailei/live/topics';

import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';
import { PRODUCTS } from '../products-admin.api.ts';
import { foldChanges, type FollowedShop } from './shop-changes.ts';

const NOTHING: FollowedShop = {};

/** Follows every product; what the page reads of them is asked again. */
export function useFollowedShop(): FollowedShop {
  const { state, version } = useLiveTopic<FollowedShop>(SHOP_TOPIC, { initial: NOTHING, fold: foldChanges });
  useRefresh(version, [PRODUCTS]);
  return state;
}
