import { managedApi as api } from '@pailei/contracts/play/tournaments/details/managed.api';
import type { ManagedTournamentsService } from '@pailei/core/play/tournaments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';

export function managedRoutes(app: FastifyInstance, managed: ManagedTournamentsService): void {
  const { field } = api.uploadBanner.upload;
  route(app, api.list, ({ query }) => managed.list(query));
  route(app, api.referees, () => managed.referees());
  route(app, api.uploadBanner, ({ actor, file }) => managed.uploadBanner(actor, { bytes: file, field }), {
    accountLimit: UPLOAD_LIMIT,
  });
}
