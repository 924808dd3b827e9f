import { webhooksApi } from '@pailei/contracts/play/webhooks/webhooks.api';
import type { WebhooksService } from '@pailei/core/play/webhooks';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function webhooksRoutes(app: FastifyInstance, webhooks: WebhooksService): void {
  route(app, webhooksApi.list, () => webhooks.list());
  route(app, webhooksApi.create, ({ actor, body }) => webhooks.create(actor, body));
  route(app, webhooksApi.update, ({ actor, params, body }) => webhooks.update(actor, params.id, body));
  route(app, webhooksApi.renewSecret, ({ actor, params }) => webhooks.renewSecret(actor, params.id));
  route(app, webhooksApi.pause, ({ actor, params }) => webhooks.pause(actor, params.id));
  route(app, webhooksApi.resume, ({ actor, params, body }) => webhooks.resume(actor, params.id, body));
  route(app, webhooksApi.remove, ({ actor, params }) => webhooks.remove(actor, params.id));
  route(app, webhooksApi.test, ({ actor, params }) => webhooks.test(actor, params.id));
  route(app, webhooksApi.deliveries, ({ query }) => webhooks.deliveries(query));
  route(app, webhooksApi.delivery, ({ params }) => webhooks.delivery(params.id));
  route(app, webhooksApi.replay, ({ actor, params }) => webhooks.replay(actor, params.id));
}
