import { battleCallsApi } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import { matchCallsApi } from '@pailei/contracts/play/referee-calls/match-calls.api';
import { MINUTE } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { BattleCallsService, MatchCallsService } from './referee-calls.service.ts';

/** Each one rings at every referee. */
const CALL_LIMIT = { max: 5, timeWindow: MINUTE };

type Services = { matchCalls: MatchCallsService; battleCalls: BattleCallsService };

export const refereeCallsCalls = ({ matchCalls, battleCalls }: Services): readonly HttpCall[] => [
  call(matchCallsApi.list, ({ actor, params }) => matchCalls.list(actor, params.id)),
  call(
    matchCallsApi.open,
    ({ actor, params, body, idempotencyKey }) => matchCalls.open(actor, params.id, { body, idempotencyKey }),
    { accountLimit: CALL_LIMIT },
  ),
  call(matchCallsApi.withdraw, ({ actor, params }) => matchCalls.withdraw(actor, params)),
  call(matchCallsApi.answer, ({ actor, params }) => matchCalls.answer(actor, params)),
  call(matchCallsApi.escalate, ({ actor, params }) => matchCalls.escalate(actor, params)),
  call(matchCallsApi.resolve, ({ actor, params, body }) => matchCalls.resolve(actor, params, body)),
  call(matchCallsApi.claim, ({ actor, params, body }) => matchCalls.claim(actor, params.id, body)),
  call(matchCallsApi.release, ({ actor, params }) => matchCalls.release(actor, params.id)),

  call(battleCallsApi.list, ({ actor, params }) => battleCalls.list(actor, params.id)),
  call(
    battleCallsApi.open,
    ({ actor, params, body, idempotencyKey }) => battleCalls.open(actor, params.id, { body, idempotencyKey }),
    { accountLimit: CALL_LIMIT },
  ),
  call(battleCallsApi.withdraw, ({ actor, params }) => battleCalls.withdraw(actor, params)),
  call(battleCallsApi.answer, ({ actor, params }) => battleCalls.answer(actor, params)),
  call(battleCallsApi.escalate, ({ actor, params }) => battleCalls.escalate(actor, params)),
  call(battleCallsApi.resolve, ({ actor, params, body }) => battleCalls.resolve(actor, params, body)),
  call(battleCallsApi.close, ({ actor, params }) => battleCalls.resolve(actor, params, { credit: false })),
];
