import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import type { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { newId } from '@pailei/db/id';
import type { OrderEventRow, ProductRow } from '@pailei/db/schema/shop/shop';
import type { Actor } from '@pailei/live/registry';
import type { PointsChange } from '../points/points-change.ts';
import { orderDetailView, type OrderRecord } from './orders.view.ts';

export type PlaceCall = {
  actor: Actor;
  body: BodyOf<typeof ordersApi.place>;
  idempotencyKey: string | undefined;
};

/** An order that was decided on and has no number yet, with the first line of its timeline. */
export type Sale = {
  call: PlaceCall;
  order: Omit<OrderRecord, 'number'>;
  event: OrderEventRow;
};

type Terms = { product: ProductRow; total: number; now: string };

/** Price, name, picture and address as they are now: later changes are not the order's. */
export function saleOf(call: PlaceCall, { product, total, now }: Terms): Sale {
  const { actor, body } = call;
  const id = newId();
  const order: Sale['order'] = {
    id,
    account_id: actor.user_id,
    username: actor.username,
    product_id: product.id,
    product_name: product.name,
    image_url: product.image_url,
    quantity: body.quantity,
    points_price: product.points_price,
    points_total: total,
    status: 'pending',
    cycle: 1,
    tracking_number: null,
    full_address: body.shipping_address.full_address,
    address_erased_at: null,
    created_at: now,
    updated_at: now,
  };
  const step = { sequence: 1, from_status: null, to_status: 'pending', tracking_number: null, reason: null } as const;
  const who = { by: 'buyer', actor_id: actor.user_id } as const;
  return { call, order, event: { id: newId(), order_id: id, ...step, ...who, created_at: now } };
}

export function chargeOf({ order }: Sale): PointsChange {
  return {
    account_id: order.account_id,
    amount: -order.points_total,
    kind: 'order',
    reference_type: 'order',
    reference_id: order.id,
    note: order.product_name,
    actor_id: order.account_id,
  };
}

export function saleView({ event }: Sale, record: OrderRecord): OrderDetail {
  return orderDetailView(record, [{ ...event, actor_name: record.username }], 'buyer');
}
