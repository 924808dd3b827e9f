import { pushApi } from '@pailei/contracts/people/push/push.api';
import type { PushService } from '@pailei/core/people/push';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function pushRoutes(app: FastifyInstance, push: PushService): void {
  const api = pushApi;
  route(app, api.devices, ({ actor }) => push.devices(actor));
  route(app, api.subscribe, ({ actor, body }) => push.subscribe(actor, body));
  route(app, api.unsubscribe, ({ actor, params }) => push.unsubscribe(actor, params.id));
  route(app, api.test, ({ actor, params }) => push.test(actor, params.id));
  route(app, api.shown, ({ body }) => push.shown(body));
}
