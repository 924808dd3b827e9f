import { matchCallsApi as api } from '@pailei/contracts/play/match-calls/match-calls.api';
import type { MatchCallsService } from '@pailei/core/play/match-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { MINUTE } from '../../../plugins/account-limit.ts';

/** Each one rings at every referee. */
const CALL_LIMIT = { max: 5, timeWindow: MINUTE };

export function matchCallsRoutes(app: FastifyInstance, calls: MatchCallsService): void {
  route(app, api.list, ({ actor, params }) => calls.list(actor, params.id));
  route(
    app,
    api.open,
    ({ actor, params, body, idempotencyKey }) => calls.open(actor, params.id, { body, idempotencyKey }),
    { accountLimit: CALL_LIMIT },
  );
  route(app, api.withdraw, ({ actor, params }) => calls.withdraw(actor, params));
  route(app, api.escalate, ({ actor, params }) => calls.escalate(actor, params));
  route(app, api.resolve, ({ actor, params, body }) => calls.resolve(actor, params, body));
  route(app, api.claim, ({ actor, params, body }) => calls.claim(actor, params.id, body));
  route(app, api.release, ({ actor, params }) => calls.release(actor, params.id));
}
