import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { teamApplicationsApi } from '@pailei/contracts/people/teams/team-requests.api';
import { newId } from '@pailei/db/id';
import { entryRefusal } from '@pailei/domain/teams/membership';
import { REQUEST_DAYS } from '@pailei/domain/teams/limits';
import type { Actor } from '@pailei/live/registry';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { notify } from '../../notifications/notify.ts';
import { daysLater } from '../days-later.ts';
import { findCaptainId, findMemberships } from '../members/members.repository.ts';
import { findMember } from '../members/find-member.ts';
import { joinTeam, lockForJoining } from '../members/membership.ts';
import { refuseForbiddenWords } from '../team-input.ts';
import { logRequest, type TeamMoment } from '../team.events.ts';
import { requireCaptain, requirePublicTeam } from '../team-access.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { lockOpenRequest, lockRequestAndTeam, requireRequest, settleRequest, tellAnswer } from './answer-request.ts';
import { addRequest } from './new-request.ts';
import { countRequests, findRequests, findRequestView, insertRequest, saveAnswer } from './requests.repository.ts';

type Api = typeof teamApplicationsApi;
type List = DataOf<Api['mine']>;

export type TeamApplicationsService = ReturnType<typeof createTeamApplicationsService>;

/** Players who want to join, and what the captain answers. */
export function createTeamApplicationsService(deps: TeamsDeps) {
  const { db, now } = deps;
  const inTurn = teamTurns(deps);

  return {
    apply: (actor: Actor, teamId: string, message: string) => applyTo(deps, inTurn, { actor, teamId, message }),

    mine: (actor: Actor, query: QueryOf<Api['mine']>): Promise<List> => listOf({ account_id: actor.user_id }, query),

    async ofTeam(actor: Actor, teamId: string, query: QueryOf<Api['ofTeam']>): Promise<List> {
      await requirePublicTeam(db, teamId);
      await requireCaptain(db, teamId, actor);
      return listOf({ team_id: teamId }, query);
    },

    accept(actor: Actor, id: string): Promise<TeamRequest> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await requireRequest(trx, id, 'application');
        await requireTheirCaptain(moment, seen.team_id, actor);
        const team = await lockForJoining(moment, seen.account_id, seen.team_id);
        if (!team) throw generalError('not_found');
        await requireTheirCaptain(moment, seen.team_id, actor);
        const request = await lockOpenRequest(moment, id);
        await settleRequest(moment, { request, team }, { status: 'accepted', by: actor.user_id });
        await joinTeam(moment, team, { account_id: request.account_id, entrance: 'invitation', isOwnWish: false });
        await tellAnswer(moment, { request, team }, { account_id: request.account_id, answer: 'accepted' });
        return findRequestView(trx, id);
      });
    },

    reject(actor: Actor, id: string, reason: string): Promise<TeamRequest> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await requireRequest(trx, id, 'application');
        await requireTheirCaptain(moment, seen.team_id, actor);
        const open = await lockRequestAndTeam(moment, seen);
        await requireTheirCaptain(moment, seen.team_id, actor);
        await settleRequest(moment, open, { status: 'rejected', by: actor.user_id, reason });
        await tellAnswer(moment, open, { account_id: seen.account_id, answer: 'rejected', reason });
        return findRequestView(trx, id);
      });
    },

    withdraw(actor: Actor, id: string): Promise<TeamRequest> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await requireRequest(trx, id, 'application');
        if (seen.account_id !== actor.user_id) throw generalError('not_found');
        const open = await lockRequestAndTeam(moment, seen);
        await settleRequest(moment, open, { status: 'withdrawn', by: actor.user_id });
        return findRequestView(trx, id);
      });
    },
  };

  async function listOf(
    whose: { account_id: string } | { team_id: string },
    { status, ...page }: QueryOf<Api['mine']>,
  ): Promise<List> {
    const filter = { kind: 'application', status, ...whose } as const;
    const [items, total] = await Promise.all([findRequests(db, filter, page), countRequests(db, filter)]);
    return { items, total, ...page };
  }
}

type Application = { actor: Actor; teamId: string; message: string };

/** To an open team the player belongs at once. */
function applyTo(deps: TeamsDeps, inTurn: InTurn, { actor, teamId, message }: Application): Promise<TeamRequest> {
  return inTurn(teamId, async (trx, log) => {
    const moment = { trx, log, now: deps.now() };
    await requirePublicTeam(trx, teamId);
    const team = await lockForJoining(moment, actor.user_id, teamId);
    if (!team) throw generalError('not_found');
    const member = await findMember(trx, actor.user_id);
    if (member) throw appError(TEAM_ERRORS, member.team_id === teamId ? 'already_member' : 'has_team');
    const member_count = (await findMemberships(trx, teamId, moment.now)).length;
    const refusal = entryRefusal({ ...team, member_count }, 'application');
    if (refusal) throw appError(TEAM_ERRORS, refusal);
    await refuseForbiddenWords(trx, { message });
    const about = { kind: 'application', team_id: teamId, account_id: actor.user_id, invited_by: null } as const;
    if (team.recruiting === 'open') {
      await joinTeam(moment, team, { account_id: actor.user_id, entrance: 'application', isOwnWish: true });
      return findRequestView(trx, await recordOpenEntry(moment, { ...about, message }));
    }
    const id = await addRequest(moment, { ...about, message });
    const captain = await findCaptainId(trx, teamId);
    if (captain !== undefined)
      await notify(trx, log, [
        {
          account_id: captain,
          dedupe_key: `team_application:${id}`,
          notice: { kind: 'team_application', team_id: teamId, team_name: team.name, username: actor.username },
        },
      ]);
    return findRequestView(trx, id);
  });
}

/** An application of another team is not there for this captain. */
async function requireTheirCaptain({ trx }: TeamMoment, teamId: string, actor: Actor): Promise<void> {
  const member = await findMember(trx, actor.user_id);
  if (member?.team_id !== teamId || member.role !== 'captain') throw generalError('not_found');
}

type OpenEntry = Omit<Parameters<typeof addRequest>[1], 'kind'> & { kind: 'application' };

/** Who walked in is in the player's list as well, answered by nobody. */
async function recordOpenEntry(moment: TeamMoment, request: OpenEntry): Promise<string> {
  const { trx, now } = moment;
  const id = newId();
  await insertRequest(trx, { id, ...request, created_at: now, due_at: daysLater(now, REQUEST_DAYS) });
  await saveAnswer(trx, id, { status: 'accepted', reason: null, answered_by: null, answered_at: now });
  await logRequest(moment, request);
  return id;
}
