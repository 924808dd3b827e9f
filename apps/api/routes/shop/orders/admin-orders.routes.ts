import { adminOrdersApi as api } from '@pailei/contracts/shop/orders/admin-orders.api';
import { generalError } from '@pailei/contracts/http/errors';
import type { AdminOrdersService, OrdersService } from '@pailei/core/shop/orders';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../../http/file-route.ts';
import { route } from '../../../http/routing.ts';

type Services = { orders: OrdersService; adminOrders: AdminOrdersService };

/** What admins do with the orders of everybody. */
export function adminOrdersRoutes(app: FastifyInstance, { orders, adminOrders }: Services): void {
  route(app, api.list, ({ query }) => orders.list(query));
  route(app, api.changeStatus, ({ actor, params, body }) => orders.changeStatus(actor, params.id, body));
  route(app, api.cancel, ({ actor, params, body }) => orders.adminCancel(actor, params.id, body.reason ?? null));
  route(app, api.statistics, ({ query }) => adminOrders.statistics(query.days));
  route(app, api.packingList, ({ actor, query }) => adminOrders.packingList(actor, query.ids));
  fileRoute(app, api.export, ({ actor, query }) => {
    if (!actor) throw generalError('unauthorized');
    return adminOrders.export(actor, query);
  });
}
