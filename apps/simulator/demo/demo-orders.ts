import { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { OrderStatus } from '@pailei/domain/orders/types';
import type { Account } from '../people/accounts.ts';

type Plan = { status: OrderStatus; tracking_number?: string };

/** An order of another player for each. */
const PLANS: readonly Plan[] = [
  { status: 'shipped', tracking_number: 'SF1390426688120' },
  { status: 'pending' },
  { status: 'completed', tracking_number: 'YT7702193358146' },
  { status: 'cancelled' },
  { status: 'pending' },
];
const ADDRESS = '演示路 18 号演示大厦 6 层，收件人：';

/** Orders in every state, in a shop that has none yet: what a visitor of the demonstration finds. */
export async function placeDemoOrders(admin: Account, players: readonly Account[]): Promise<void> {
  const { total } = await admin.site.call(adminOrdersApi.list, { query: { limit: '1' } });
  if (total > 0) return;
  const { items } = await admin.site.call(productsApi.list, {});
  const products = items.filter(({ stock_quantity }) => stock_quantity > 0).toSorted(byPrice);
  for (const [index, plan] of PLANS.entries()) {
    const [buyer, product] = [players[index], products[index % products.length]];
    if (!buyer || !product) return;
    const order = await buyer.site.call(ordersApi.place, {
      body: {
        product_id: product.id,
        quantity: 1,
        shipping_address: { full_address: `${ADDRESS}${buyer.username}` },
      },
    });
    await bringTo(admin, order.id, plan);
  }
}

const byPrice = (one: { points_price: number }, other: { points_price: number }) =>
  one.points_price - other.points_price;

async function bringTo({ site }: Account, id: string, { status, tracking_number }: Plan): Promise<void> {
  if (status === 'pending') return;
  const params = { id };
  if (status === 'cancelled') {
    await site.call(adminOrdersApi.cancel, { params, body: { reason: '收货地址有误，积分已退回' } });
    return;
  }
  const ship = { status: 'shipped', tracking_number: tracking_number ?? null } as const;
  await site.call(adminOrdersApi.changeStatus, { params, body: ship });
  if (status === 'completed')
    await site.call(adminOrdersApi.changeStatus, { params, body: { ...ship, status: 'completed' } });
}
