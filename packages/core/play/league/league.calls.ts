import { leagueApi as api } from '@pailei/contracts/play/league/league.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { LeagueService } from './league.service.ts';

export const leagueCalls = ({ league }: { league: LeagueService }): readonly HttpCall[] => [
  call(api.list, ({ actor }) => league.list(actor)),
  call(api.get, ({ actor, params }) => league.get(actor, params.id)),
  call(api.propose, ({ actor, params: { id }, body, idempotencyKey }) =>
    league.propose(actor, { id, body, idempotencyKey }),
  ),
  call(api.accept, ({ actor, params: { id }, body, idempotencyKey }) =>
    league.accept(actor, { id, body, idempotencyKey }),
  ),
  call(api.decline, ({ actor, params: { id }, body, idempotencyKey }) =>
    league.decline(actor, { id, body, idempotencyKey }),
  ),
];
