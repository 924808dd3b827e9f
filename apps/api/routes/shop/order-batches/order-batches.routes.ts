import { orderBatchesApi as api } from '@pailei/contracts/shop/order-batches/order-batches.api';
import type { OrderBatchesService } from '@pailei/core/shop/order-batches';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function orderBatchesRoutes(app: FastifyInstance, batches: OrderBatchesService): void {
  route(app, api.start, ({ actor, body, idempotencyKey }) => batches.start(actor, { body, idempotencyKey }));
  route(app, api.results, ({ params }) => batches.results(params.id));
  route(app, api.stop, ({ actor, params }) => batches.stop(actor, params.id));
}
