import type { Order } from '@pailei/contracts/shop/orders/order-shapes';

/** An order of the minute `minute`, which is in its number. */
export function orderAt(minute: number, changes: Partial<Order> = {}): Order {
  const at = new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
  return {
    id: `order-${minute}`,
    number: `PL${String(minute).padStart(8, '0')}`,
    user_id: 'buyer',
    username: '南柯',
    product_id: 'badge',
    product_name: '朱砂印章徽章',
    image_url: '',
    quantity: 1,
    points_price: 880,
    points_total: 880,
    status: 'pending',
    tracking_number: null,
    shipping_address: { full_address: '广东省深圳市****' },
    created_at: at,
    updated_at: at,
    ...changes,
  };
}
