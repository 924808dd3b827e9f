import { battleCallsApi as api } from '@pailei/contracts/play/battle-calls/battle-calls.api';
import { MINUTE } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { BattleCallsService } from './battle-calls.service.ts';

/** Each one rings at every referee. */
const CALL_LIMIT = { max: 5, timeWindow: MINUTE };

export const battleCallsCalls = ({ battleCalls: calls }: { battleCalls: BattleCallsService }): readonly HttpCall[] => [
  call(api.list, ({ actor, params }) => calls.list(actor, params.id)),
  call(api.open, ({ actor, params, body, idempotencyKey }) => calls.open(actor, params.id, { body, idempotencyKey }), {
    accountLimit: CALL_LIMIT,
  }),
  call(api.answer, ({ actor, params }) => calls.answer(actor, params)),
  call(api.close, ({ actor, params }) => calls.close(actor, params)),
];
