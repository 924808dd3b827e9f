import { leagueApi as api } from '@pailei/contracts/play/league/league.api';
import type { LeagueService } from '@pailei/core/play/league';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function leagueRoutes(app: FastifyInstance, { league }: { league: LeagueService }): void {
  route(app, api.list, ({ actor }) => league.list(actor));
  route(app, api.get, ({ actor, params }) => league.get(actor, params.id));
  route(app, api.propose, ({ actor, params: { id }, body, idempotencyKey }) =>
    league.propose(actor, { id, body, idempotencyKey }),
  );
  route(app, api.accept, ({ actor, params: { id }, body, idempotencyKey }) =>
    league.accept(actor, { id, body, idempotencyKey }),
  );
  route(app, api.decline, ({ actor, params: { id }, body, idempotencyKey }) =>
    league.decline(actor, { id, body, idempotencyKey }),
  );
}
