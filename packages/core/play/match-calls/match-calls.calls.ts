import { matchCallsApi as api } from '@pailei/contracts/play/match-calls/match-calls.api';
import { MINUTE } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { MatchCallsService } from './match-calls.service.ts';

/** Each one rings at every referee. */
const CALL_LIMIT = { max: 5, timeWindow: MINUTE };

export const matchCallsCalls = ({ matchCalls: calls }: { matchCalls: MatchCallsService }): readonly HttpCall[] => [
  call(api.list, ({ actor, params }) => calls.list(actor, params.id)),
  call(api.open, ({ actor, params, body, idempotencyKey }) => calls.open(actor, params.id, { body, idempotencyKey }), {
    accountLimit: CALL_LIMIT,
  }),
  call(api.withdraw, ({ actor, params }) => calls.withdraw(actor, params)),
  call(api.escalate, ({ actor, params }) => calls.escalate(actor, params)),
  call(api.resolve, ({ actor, params, body }) => calls.resolve(actor, params, body)),
  call(api.claim, ({ actor, params, body }) => calls.claim(actor, params.id, body)),
  call(api.release, ({ actor, params }) => calls.release(actor, params.id)),
];
