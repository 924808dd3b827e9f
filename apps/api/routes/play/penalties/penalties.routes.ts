import { penaltiesApi as api } from '@pailei/contracts/play/penalties/penalties.api';
import type { PenaltiesService } from '@pailei/core/play/penalties';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function penaltiesRoutes(app: FastifyInstance, penalties: PenaltiesService): void {
  route(app, api.ofPlayer, ({ actor, params }) => penalties.ofPlayer(actor, params.id));
}
