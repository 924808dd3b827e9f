import { sessionsApi as api } from '@pailei/contracts/people/sessions/sessions.api';
import type { OwnSessionsService } from '@pailei/core/people/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function sessionsRoutes(app: FastifyInstance, sessions: OwnSessionsService): void {
  route(app, api.sessions, ({ actor }) => sessions.list(actor));
  route(app, api.endSession, ({ actor, params }) => sessions.end(actor, params.id));
  route(app, api.logoutEverywhere, ({ actor }) => sessions.endAll(actor));
}
