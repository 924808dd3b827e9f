import { battleCalendar, challengesApi as api } from '@pailei/contracts/play/challenges/challenges.api';
import { call, fileCall, type HttpCall } from '../../ground/http/calls.ts';
import type { BattleCalendarService } from './battle-calendar.service.ts';
import type { ChallengesService } from './challenges.service.ts';

type Needs = { challenges: ChallengesService; battleCalendar: BattleCalendarService; publicUrl: string };

export const challengesCalls = ({ challenges, battleCalendar: calendar, publicUrl }: Needs): readonly HttpCall[] => [
  call(api.propose, ({ actor, body, idempotencyKey }) => challenges.propose(actor, { body, idempotencyKey })),
  call(api.list, ({ actor, query }) => challenges.list(actor, query)),
  call(api.get, ({ actor, params }) => challenges.get(actor, params.id)),
  call(api.counter, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.counter(actor, { id, body, idempotencyKey }),
  ),
  call(api.accept, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.accept(actor, { id, body, idempotencyKey }),
  ),
  call(api.reject, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.reject(actor, { id, body, idempotencyKey }),
  ),
  call(api.withdraw, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.withdraw(actor, { id, body, idempotencyKey }),
  ),
  call(api.proposeMove, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.proposeMove(actor, { id, body, idempotencyKey }),
  ),
  call(api.acceptMove, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.acceptMove(actor, { id, body, idempotencyKey }),
  ),
  call(api.rejectMove, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.rejectMove(actor, { id, body, idempotencyKey }),
  ),
  call(api.proposeCancel, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.proposeCancel(actor, { id, body, idempotencyKey }),
  ),
  call(api.acceptCancel, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.acceptCancel(actor, { id, body, idempotencyKey }),
  ),
  call(api.rejectCancel, ({ actor, params: { id }, body, idempotencyKey }) =>
    challenges.rejectCancel(actor, { id, body, idempotencyKey }),
  ),
  fileCall(battleCalendar, ({ params }) => calendar.get(params.id, publicUrl)),
];
