import { generalError } from '@pailei/contracts/errors';
import { ordersApi } from '@pailei/contracts/orders';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../deps.ts';
import { fileRoute } from '../files.ts';
import { route } from '../routing.ts';

/** What admins do with many orders at once. */
export function orderDeskRoutes(app: FastifyInstance, { orderBatches, orderDesk }: Services): void {
  route(app, ordersApi.statistics, ({ query }) => orderDesk.statistics(query.days));
  route(app, ordersApi.packingList, ({ actor, query }) => orderDesk.packingList(actor, query.ids));
  fileRoute(app, ordersApi.export, ({ actor, query }) => {
    if (!actor) throw generalError('unauthorized');
    return orderDesk.export(actor, query);
  });
  route(app, ordersApi.batch, ({ actor, body, idempotencyKey }) => orderBatches.start(actor, { body, idempotencyKey }));
  route(app, ordersApi.batchResults, ({ params }) => orderBatches.results(params.id));
  route(app, ordersApi.stopBatch, ({ actor, params }) => orderBatches.stop(actor, params.id));
}
