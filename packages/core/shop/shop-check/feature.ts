import { SHOP_CHECK_AUDITS } from '@pailei/contracts/shop/shop-check/shop-check.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { checkShopWhenDue } from './check-shop.ts';
import { trimChecks } from './shop-check.sweep.ts';

export const shopCheckFeature = {
  name: 'shop-check',
  loops: [{ name: 'shop-check', every_ms: 60_000, pauses_with: null, tick: checkShopWhenDue }],
  trims: [trimChecks],
  audits: SHOP_CHECK_AUDITS.actions,
} as const satisfies Feature;
