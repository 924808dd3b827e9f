import { eventSeriesApi as api } from '@pailei/contracts/play/event-series/event-series.api';
import type { EventSeriesService } from '@pailei/core/play/event-series';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function eventSeriesRoutes(app: FastifyInstance, series: EventSeriesService): void {
  route(app, api.list, () => series.list());
  route(app, api.create, ({ actor, body, idempotencyKey }) => series.create(actor, { body, idempotencyKey }));
  route(app, api.update, ({ actor, params, body }) => series.update(actor, params.id, body));
  route(app, api.stop, ({ actor, params }) => series.stop(actor, params.id));
  route(app, api.resume, ({ actor, params }) => series.resume(actor, params.id));
}
