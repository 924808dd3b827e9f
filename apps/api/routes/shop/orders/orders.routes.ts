import { ordersApi as api } from '@pailei/contracts/shop/orders/orders.api';
import type { OrderLimits, OrdersService } from '@pailei/core/shop/orders';
import type { FastifyInstance } from 'fastify';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import { MINUTE } from '../../../plugins/account-limit.ts';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { route } from '../../../http/routing.ts';

type Services = { orders: OrdersService; orderLimits: OrderLimits };

export function ordersRoutes(app: FastifyInstance, { orders, orderLimits }: Services, versions: AnswerVersions): void {
  const perMinute = async () => (await orderLimits.get()).orders_per_minute;
  route(app, api.place, ({ actor, body, idempotencyKey }) => orders.place({ actor, body, idempotencyKey }), {
    accountLimit: { max: perMinute, timeWindow: MINUTE },
  });
  route(app, api.mine, ({ actor, query }) => orders.mine(actor, query), {
    versionOf: ({ actor }) => versions.ofOwn(actor, ordersTopic.of(actor.user_id)),
  });
  route(app, api.get, ({ actor, params }) => orders.get(actor, params.id));
  route(app, api.cancel, ({ actor, params }) => orders.cancel(actor, params.id));
}
