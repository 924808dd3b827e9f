import { statusApi } from '@pailei/contracts/site/status/status.api';
import type { StatusService } from '@pailei/core/site/status';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function statusRoutes(app: FastifyInstance, status: StatusService): void {
  route(app, statusApi.get, () => status.get());
  route(app, statusApi.incidents, ({ query }) => status.incidents(query));
  route(app, statusApi.open, ({ actor, body }) => status.open(actor, body));
  route(app, statusApi.change, ({ actor, params, body }) => status.change(actor, params.id, body));
  route(app, statusApi.addNote, ({ actor, params, body }) => status.addNote(actor, params.id, body.note));
}
