import type { Order, OrderDetail, OrderEvent } from '@pailei/contracts/shop/orders/order-shapes';
import type { OrderEventRow, ShopOrderRow } from '@pailei/db/schema/shop/shop';
import { maskAddress } from '@pailei/domain/orders/mask-address';
import { orderNumber } from '@pailei/domain/orders/order-number';

export type OrderRecord = ShopOrderRow & { username: string };
export type TimelineRow = OrderEventRow & { actor_name: string | null };
export type Audience = 'admin' | 'buyer';

/** As lists and topics show it: of the address only where it leads. */
export function orderView(order: OrderRecord): Order {
  const { full_address } = order;
  return withAddress(order, full_address === null ? null : maskAddress(full_address));
}

/** With the whole address, for its owner and admins. */
export function unmaskedOrderView(order: OrderRecord): Order {
  return withAddress(order, order.full_address);
}

export function orderDetailView(order: OrderRecord, timeline: readonly TimelineRow[], audience: Audience): OrderDetail {
  return { ...unmaskedOrderView(order), timeline: timeline.map((row) => orderEventView(row, audience)) };
}

/** Buyers don't learn which admin did something. */
export function orderEventView(row: TimelineRow, audience: Audience): OrderEvent {
  const { id, from_status, to_status, tracking_number, reason, by, actor_name, created_at } = row;
  const isShown = audience === 'admin' || by === 'buyer';
  return {
    id,
    from: from_status,
    to: to_status,
    tracking_number,
    reason,
    by,
    actor_name: isShown ? actor_name : null,
    at: created_at,
  };
}

function withAddress(order: OrderRecord, full_address: string | null): Order {
  const { id, number, account_id, username, product_id, product_name, image_url, quantity } = order;
  const { points_price, points_total, status, tracking_number, created_at, updated_at } = order;
  return {
    id,
    number: orderNumber(number),
    user_id: account_id,
    username,
    product_id,
    product_name,
    image_url,
    quantity,
    points_price,
    points_total,
    status,
    tracking_number,
    shipping_address: { full_address },
    created_at,
    updated_at,
  };
}
