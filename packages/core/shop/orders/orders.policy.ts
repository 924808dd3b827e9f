import type { ShopOrderRow } from '@pailei/db/schema/shop/shop';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import type { Audience } from './orders.view.ts';

/** As what somebody reads an order; `undefined`: for them there is none. */
export function audienceOf({ account_id }: Pick<ShopOrderRow, 'account_id'>, actor: Actor): Audience | undefined {
  if (holdsRight('admin', actor)) return 'admin';
  return account_id === actor.user_id ? 'buyer' : undefined;
}
