import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import type { PointsService } from '@pailei/core/shop/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function pointsRoutes(app: FastifyInstance, points: PointsService): void {
  route(app, pointsApi.mine, ({ actor, query }) => points.mine(actor, query));
  route(app, pointsApi.ofUser, ({ params, query }) => points.ofUser(params.id, query));
  route(app, pointsApi.adjust, ({ actor, params, body, idempotencyKey }) =>
    points.adjust(actor, { user_id: params.id, body, idempotencyKey }),
  );
}
