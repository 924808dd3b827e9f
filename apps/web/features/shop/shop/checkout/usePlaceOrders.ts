import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { api } from '../../../../shared/api/api.ts';
import { dropCallKey, storedCallKey } from '../../../../shared/api/call-key.ts';
import { hasSessionEnded, messageOf } from '../../../../shared/api/error-text.ts';
import { cacheOrder } from '../../../../shared/orders/order-cache.ts';
import type { OrderLine } from '../cart/cart-lines.ts';
import { PRODUCTS } from '../shop.api.ts';

type PlaceBody = BodyInput<typeof ordersApi.place>;

/** The result of a line. `lost`: no answer came, so the order may exist or not. */
export type Outcome = { state: 'placing' } | { state: 'refused' | 'lost'; message: string };
export type Outcomes = Readonly<Record<string, Outcome>>;

/** `isLost`: an answer did not come, and nothing after it was sent. */
type Placed = { orders: readonly OrderDetail[]; isLost: boolean };

/**
 * One order for each line, one after the other. A refused line hinders none of the others; a lost answer ends the row, because
 * the next one would be lost too. The same line sent again is the same order.
 */
export function usePlaceOrders(onPlaced: (order: OrderDetail) => void) {
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const forgetOutcome = (productId: string) => setOutcomes(({ [productId]: _outcome, ...others }) => others);

  async function placeAll(lines: readonly OrderLine[], address: string): Promise<Placed> {
    const orders: OrderDetail[] = [];
    for (const { product, quantity } of lines) {
      const setOutcome = (outcome: Outcome) => setOutcomes((known) => ({ ...known, [product.id]: outcome }));
      setOutcome({ state: 'placing' });
      try {
        const order = await placeOne({
          product_id: product.id,
          quantity,
          shipping_address: { full_address: address },
          points_price: product.points_price,
        });
        forgetOutcome(product.id);
        cacheOrder(queries, order);
        orders.push(order);
        onPlaced(order);
      } catch (error) {
        const isLost = isAnswerLost(error);
        setOutcome({ state: isLost ? 'lost' : 'refused', message: refusalOf(error) });
        if (isLost) return { orders, isLost };
        if (hasSessionEnded(error)) break;
      }
    }
    return { orders, isLost: false };
  }

  /** The orders that were placed; null while an earlier call is under way. */
  async function place(lines: readonly OrderLine[], address: string): Promise<Placed | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setPending(true);
    setOutcomes({});
    const placed = await placeAll(lines, address);
    isBusy.current = false;
    setPending(false);
    void queries.invalidateQueries({ queryKey: PRODUCTS });
    return placed;
  }

  return { outcomes, isPending, place, forgetOutcome };
}

/** The key is reused until the server has accepted or refused: a rate limit or an ended session may have hit only the second attempt. */
async function placeOne(body: PlaceBody): Promise<OrderDetail> {
  const call = JSON.stringify(body);
  try {
    const order = await api.retry(ordersApi.place, { body, idempotencyKey: storedCallKey(call) });
    dropCallKey(call);
    return order;
  } catch (error) {
    if (isRefusal(error)) dropCallKey(call);
    throw error;
  }
}

/** The server knows the call and will not do it. A conflict with a retry time is about the first attempt, which is still running. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, retryAfterMs } = error;
  return code === 'not_found' || code === 'invalid' || (code === 'conflict' && retryAfterMs === null);
}

/** No answer, or one that does not say what became of the call. */
function isAnswerLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || (error.code === 'conflict' && error.retryAfterMs !== null);
}

function refusalOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.errors) : [];
  return fields[0] ?? messageOf(error);
}
