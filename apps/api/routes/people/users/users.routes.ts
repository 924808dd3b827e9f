import { usersApi as api } from '@pailei/contracts/people/users/users.api';
import type { UsersService } from '@pailei/core/people/users';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function usersRoutes(app: FastifyInstance, users: UsersService): void {
  route(app, api.list, ({ query }) => users.list(query));
  route(app, api.get, ({ params }) => users.get(params.id));
  route(app, api.setRole, ({ actor, params, body }) => users.setRole(actor, params.id, body));
  route(app, api.suspend, ({ actor, params, body }) => users.suspend(actor, params.id, body));
  route(app, api.unsuspend, ({ actor, params, body }) => users.unsuspend(actor, params.id, body.reason));
  route(app, api.logOutEverywhere, ({ actor, params, body }) => users.logOutEverywhere(actor, params.id, body.reason));
  route(app, api.resetTotp, ({ actor, params, body }) => users.resetTotp(actor, params.id, body.reason));
}
