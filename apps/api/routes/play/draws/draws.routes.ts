import { drawsApi as api } from '@pailei/contracts/play/draws/draws.api';
import type { DrawsService } from '@pailei/core/play/draws';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function drawsRoutes(app: FastifyInstance, draws: DrawsService): void {
  route(app, api.get, ({ actor, params }) => draws.get(actor, params.id));
  route(app, api.record, ({ actor, params }) => draws.record(actor, params.id));
  route(app, api.ofBattle, ({ actor, params }) => draws.ofBattle(actor, params.id));
  route(app, api.recordOfBattle, ({ actor, params }) => draws.recordOfBattle(actor, params.id));
}
