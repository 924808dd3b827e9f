import { battleCallsApi as api } from '@pailei/contracts/play/battle-calls/battle-calls.api';
import type { BattleCallsService } from '@pailei/core/play/battle-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { MINUTE } from '../../../plugins/account-limit.ts';

/** Each one rings at every referee. */
const CALL_LIMIT = { max: 5, timeWindow: MINUTE };

export function battleCallsRoutes(app: FastifyInstance, calls: BattleCallsService): void {
  route(app, api.list, ({ actor, params }) => calls.list(actor, params.id));
  route(
    app,
    api.open,
    ({ actor, params, body, idempotencyKey }) => calls.open(actor, params.id, { body, idempotencyKey }),
    { accountLimit: CALL_LIMIT },
  );
  route(app, api.answer, ({ actor, params }) => calls.answer(actor, params));
  route(app, api.close, ({ actor, params }) => calls.close(actor, params));
}
