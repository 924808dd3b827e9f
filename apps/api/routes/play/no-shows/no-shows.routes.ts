import { noShowsApi as api } from '@pailei/contracts/play/no-shows/no-shows.api';
import type { NoShowsService } from '@pailei/core/play/no-shows';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function noShowsRoutes(app: FastifyInstance, noShows: NoShowsService): void {
  route(app, api.own, ({ actor }) => noShows.own(actor));
  route(app, api.ofUser, ({ params }) => noShows.ofUser(params.id));
  route(app, api.forgive, ({ actor, params, body }) => noShows.forgive(actor, params, body));
}
