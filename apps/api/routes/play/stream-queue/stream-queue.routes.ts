import { streamQueueApi as api } from '@pailei/contracts/play/stream-queue/stream-queue.api';
import type { StreamQueueService } from '@pailei/core/play/stream-queue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function streamQueueRoutes(app: FastifyInstance, queue: StreamQueueService): void {
  route(app, api.get, () => queue.get());
  route(app, api.add, ({ actor, body }) => queue.add(actor, body.match_id, body.accept_delay));
  route(app, api.putOnAir, ({ actor, body }) => queue.putOnAir(actor, body.match_id, body.accept_delay));
  route(app, api.finish, ({ actor, params }) => queue.finish(actor, params.id));
  route(app, api.remove, ({ actor, params }) => queue.remove(actor, params.id));
  route(app, api.reorder, ({ actor, body }) => queue.reorder(actor, body.ids));
}
