import { ordersApi } from '@pailei/contracts/orders';
import type { AddressesService } from '@pailei/core/addresses';
import type { OrderLimits, OrdersService } from '@pailei/core/orders';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../plugins/account-limit.ts';
import { route } from '../routing.ts';

type Services = { orders: OrdersService; orderLimits: OrderLimits; addresses: AddressesService };

export function ordersRoutes(app: FastifyInstance, { orders, orderLimits, addresses }: Services): void {
  const perMinute = async () => (await orderLimits.get()).orders_per_minute;
  route(app, ordersApi.place, ({ actor, body, idempotencyKey }) => orders.place({ actor, body, idempotencyKey }), {
    accountLimit: { max: perMinute, timeWindow: MINUTE },
  });
  route(app, ordersApi.mine, ({ actor, query }) => orders.mine(actor, query));
  route(app, ordersApi.get, ({ actor, params }) => orders.get(actor, params.id));
  route(app, ordersApi.cancel, ({ actor, params }) => orders.cancel(actor, params.id));

  route(app, ordersApi.list, ({ query }) => orders.list(query));
  route(app, ordersApi.changeStatus, ({ actor, params, body }) => orders.changeStatus(actor, params.id, body));
  route(app, ordersApi.adminCancel, ({ actor, params, body }) =>
    orders.adminCancel(actor, params.id, body.reason ?? null),
  );

  route(app, ordersApi.addresses, ({ actor }) => addresses.list(actor));
  route(app, ordersApi.addAddress, ({ actor, body }) => addresses.add(actor, body));
  route(app, ordersApi.changeAddress, ({ actor, params, body }) => addresses.change(actor, params.id, body));
  route(app, ordersApi.removeAddress, ({ actor, params }) => addresses.remove(actor, params.id));
}
