import { AppError } from '@pailei/contracts/http/errors';
import { ORDER_ERRORS, quantityText } from '@pailei/contracts/shop/orders/order-shapes';
import { DEFAULT_SETTINGS, type Setting } from '@pailei/contracts/site/settings/settings.api';
import type { Db } from '@pailei/db/client';
import { createCachedReader, type CachedReader } from '../../site/settings/cached-reader.ts';
import { readSetting } from '../../site/settings/settings.reads.ts';

export type OrderLimits = CachedReader<Setting<'orders'>>;

/** What admins have set, at most a second old: how often somebody may order is asked before any transaction. */
export function createOrderLimits({ db, clock }: { db: Db; clock: () => number }): OrderLimits {
  return createCachedReader({ read: () => readSetting(db, 'orders'), initial: DEFAULT_SETTINGS.orders, clock });
}

/** More pieces than one order may have now. */
export function quantityTooHigh(most: number): AppError {
  const [status, text] = ORDER_ERRORS.order_invalid;
  return new AppError('order_invalid', status, text, { quantity: quantityText(most) });
}
