import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { PointsService } from './points.service.ts';

export const pointsCalls = ({ points }: { points: PointsService }): readonly HttpCall[] => [
  call(pointsApi.mine, ({ actor, query }) => points.mine(actor, query)),
  call(pointsApi.ofUser, ({ params, query }) => points.ofUser(params.id, query)),
  call(pointsApi.adjust, ({ actor, params, body, idempotencyKey }) =>
    points.adjust(actor, { user_id: params.id, body, idempotencyKey }),
  ),
];
