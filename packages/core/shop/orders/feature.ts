import { ORDER_AUDITS } from '@pailei/contracts/shop/orders/orders.audits';
import { ORDER_NOTICES } from '@pailei/contracts/shop/orders/orders.notices';
import { orderNumber } from '@pailei/domain/orders/order-number';
import type { Feature } from '../../ground/features/feature.ts';
import { allOrdersTopicDefinition } from './admin/all-orders.serve.ts';
import { createAdminOrdersService } from './admin/admin-orders.service.ts';
import { createOrderLimits } from './order-limits.ts';
import { eraseAddresses } from './admin/erase-addresses.ts';
import { createOrdersService } from './orders.service.ts';
import { ordersTopicDefinition } from './orders.serve.ts';
import { adminOrdersCalls } from './admin/admin-orders.calls.ts';
import { ordersCalls } from './orders.calls.ts';

export const ordersFeature = {
  name: 'orders',
  headings: { orders: { name: '积分商城' } },
  calls: [adminOrdersCalls, ordersCalls],
  services: { orders: createOrdersService, adminOrders: createAdminOrdersService, orderLimits: createOrderLimits },
  topics: [allOrdersTopicDefinition, ordersTopicDefinition],
  loops: [{ name: 'addresses', every_ms: 600_000, pauses_with: null, tick: eraseAddresses }],
  audits: ORDER_AUDITS.actions,
  target_names: {
    async order(db, ids) {
      const rows = await db.selectFrom('shop_order').select(['id', 'number']).where('id', 'in', ids).execute();
      return rows.map(({ id, number }) => ({ id, name: orderNumber(number) }));
    },
  },
  notices: ORDER_NOTICES,
} as const satisfies Feature;
