import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';

import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../../shared/live/useRefresh.ts';
import { PRODUCTS } from '../products-admin.api.ts';
import { foldChanges, type FollowedShop } from './shop-changes.ts';

const NOTHING: FollowedShop = {};

/** Subscribes to all products; the page's queries about them are fetched again. */
export function useFollowedShop(): FollowedShop {
  const { state, version } = useLiveTopic<FollowedShop>(shopTopic.of(), { initial: NOTHING, fold: foldChanges });
  useRefresh(version, [PRODUCTS]);
  return state;
}
