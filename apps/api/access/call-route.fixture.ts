import { ACCOUNT_ERRORS } from '@pailei/contracts/people/accounts/accounts.api';
import { EMAIL_VERIFICATION_ERRORS } from '@pailei/contracts/people/email-verification/email-verification.api';
import type { Envelope } from '@pailei/contracts/http/endpoint';
import { ERRORS } from '@pailei/contracts/http/errors';
import { EXPERT_ERRORS } from '@pailei/contracts/people/experts/experts.api';
import { BATTLE_ACCESS_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { RULING_ERRORS } from '@pailei/contracts/play/matches/matches.api';
import { BATTLE_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import { BATTLE_CHAT_ERRORS } from '@pailei/contracts/play/chat/battle-chat.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { decklistPolicyText } from '@pailei/contracts/play/tournaments/decklist-policy-text';
import type { FastifyInstance, HTTPMethods, LightMyRequestResponse } from 'fastify';
import type { ActorName, Actors } from '../testing/actors.fixture.ts';
import type { Refusal } from './access-row.fixture.ts';

/** How each refusal of a route is answered. */
const REFUSALS = {
  unauthorized: ERRORS.unauthorized,
  login_needed: ERRORS.login_needed,
  account_suspended: [401, ACCOUNT_ERRORS.account_suspended[1]],
  forbidden: ERRORS.forbidden,
  staff_only: ERRORS.staff_only,
  referee_only: ERRORS.referee_only,
  admin_only: ERRORS.admin_only,
  second_factor_required: ERRORS.second_factor_required,
  own_match: RULING_ERRORS.own_match,
  expert_only: ERRORS.expert_only,
  captain_only: ERRORS.captain_only,
  members_only: TEAM_ERRORS.members_only,
  battle_members_only: BATTLE_ACCESS_ERRORS.members_only,
  leaders_only: TEAM_ERRORS.leaders_only,
  not_own_post: TEAM_ERRORS.not_own_post,
  callers_only: BATTLE_CALL_ERRORS.callers_only,
  chat_members_only: BATTLE_CHAT_ERRORS.chat_members_only,
  lists_closed: [403, decklistPolicyText({ decklists: 'closed', open_from_stage: null }, [])],
  not_found: ERRORS.not_found,
  already_expert: EXPERT_ERRORS.already_expert,
  email_verified_already: EMAIL_VERIFICATION_ERRORS.email_verified_already,
} as const satisfies Record<Refusal, readonly [number, string]>;

export type Call = {
  route: string;
  params?: Record<string, string>;
  query?: string;
  payload?: object;
  headers?: Record<string, string>;
};
export type RouteAnswer = { status: number; body: string };

/** One call by one actor, in a session of its own. */
export async function callRoute(
  app: FastifyInstance,
  actors: Actors,
  name: ActorName,
  call: Call,
): Promise<RouteAnswer> {
  const [method, url = ''] = call.route.split(' ');
  const token = await actors.tokenOf(name);
  const path = url.replaceAll(/:(\w+)/g, (_whole, key: string) => call.params?.[key] ?? '').replace('*', 'nothing');
  const response: LightMyRequestResponse = await app.inject({
    method: method as HTTPMethods,
    url: path + (call.query ?? ''),
    headers: { ...call.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(call.payload && { payload: call.payload }),
  });
  return { status: response.statusCode, body: response.body };
}

/** The refusal in an answer; `may` for an answer that only an authorised caller gets; other refusals as they are. */
export function cellOfAnswer({ status, body }: RouteAnswer): string {
  if (status < 400) return 'may';
  const message = messageOf(body);
  const found = Object.entries(REFUSALS).find(([, [code, text]]) => code === status && message.startsWith(text));
  if (found) return found[0];
  return [401, 403, 500].includes(status) ? `${status} ${message}` : 'may';
}

function messageOf(body: string): string {
  try {
    return (JSON.parse(body) as Envelope<unknown>).message;
  } catch {
    return body;
  }
}
