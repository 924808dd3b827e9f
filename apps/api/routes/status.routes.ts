import { statusApi } from '@pailei/contracts/status';
import type { StatusService } from '@pailei/core/status';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing.ts';

export function statusRoutes(app: FastifyInstance, status: StatusService): void {
  route(app, statusApi.get, () => status.get());
  route(app, statusApi.incidents, ({ query }) => status.incidents(query));
  route(app, statusApi.open, ({ actor, body }) => status.open(actor, body));
  route(app, statusApi.change, ({ actor, params, body }) => status.change(actor, params.id, body));
  route(app, statusApi.addNote, ({ actor, params, body }) => status.addNote(actor, params.id, body.note));
}
