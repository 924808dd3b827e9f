import { eventTemplatesApi as api } from '@pailei/contracts/play/event-templates/event-templates.api';
import type { EventTemplatesService } from '@pailei/core/play/event-templates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function eventTemplatesRoutes(app: FastifyInstance, templates: EventTemplatesService): void {
  route(app, api.list, () => templates.list());
  route(app, api.create, ({ actor, body, idempotencyKey }) => templates.create(actor, { body, idempotencyKey }));
  route(app, api.update, ({ actor, params, body }) => templates.update(actor, params.id, body));
  route(app, api.remove, ({ actor, params }) => templates.remove(actor, params.id));
}
