import { adminOrdersApi as api } from '@pailei/contracts/shop/orders/admin-orders.api';
import { call, fileCall, type HttpCall } from '../../../ground/http/calls.ts';
import type { AdminOrdersService } from './admin-orders.service.ts';
import type { OrdersService } from '../orders.service.ts';

type Needs = { orders: OrdersService; adminOrders: AdminOrdersService };

/** What admins do with the orders of everybody. */
export const adminOrdersCalls = ({ orders, adminOrders }: Needs): readonly HttpCall[] => [
  call(api.list, ({ query }) => orders.list(query)),
  call(api.changeStatus, ({ actor, params, body }) => orders.changeStatus(actor, params.id, body)),
  call(api.cancel, ({ actor, params, body }) => orders.adminCancel(actor, params.id, body.reason ?? null)),
  call(api.statistics, ({ query }) => adminOrders.statistics(query.days)),
  call(api.packingList, ({ actor, query }) => adminOrders.packingList(actor, query.ids)),
  fileCall(api.export, ({ actor, query }) => adminOrders.export(actor, query)),
];
