import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { teamInvitationsApi } from '@pailei/contracts/people/teams/team-requests.api';
import type { Trx } from '@pailei/db/tx';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { entryRefusal } from '@pailei/domain/teams/membership';
import type { Actor } from '@pailei/live/registry';
import type { InTurn } from '../../../ground/command-queue/turns.ts';
import { lockAccount } from '../../accounts/accounts.reads.ts';
import { notify } from '../../notifications/notify.ts';
import { findMemberships } from '../members/members.repository.ts';
import { findMember } from '../members/find-member.ts';
import { joinTeam, lockForJoining } from '../members/membership.ts';
import { refuseForbiddenWords } from '../team-input.ts';
import { lockPublicTeam, requireLeader, requirePublicTeam } from '../team-access.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { lockOpenRequest, lockRequestAndTeam, requireRequest, settleRequest, tellAnswer } from './answer-request.ts';
import { addRequest } from './new-request.ts';
import { countRequests, findRequests, findRequestView } from './requests.repository.ts';

type Api = typeof teamInvitationsApi;
type List = DataOf<Api['mine']>;

export type TeamInvitationsService = ReturnType<typeof createTeamInvitationsService>;

/** Players whom captain and vice captains ask to join, and what they answer. */
export function createTeamInvitationsService(deps: TeamsDeps) {
  const { db, now } = deps;
  const inTurn = teamTurns(deps);

  return {
    invite: (actor: Actor, teamId: string, body: BodyOf<Api['invite']>) =>
      inviteTo(deps, inTurn, { actor, teamId, ...body }),

    mine: (actor: Actor, query: QueryOf<Api['mine']>): Promise<List> => listOf({ account_id: actor.user_id }, query),

    async ofTeam(actor: Actor, teamId: string, query: QueryOf<Api['ofTeam']>): Promise<List> {
      await requirePublicTeam(db, teamId);
      await requireLeader(db, teamId, actor);
      return listOf({ team_id: teamId }, query);
    },

    accept(actor: Actor, id: string): Promise<TeamRequest> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await requireRequest(trx, id, 'invitation');
        if (seen.account_id !== actor.user_id) throw generalError('not_found');
        const team = await lockForJoining(moment, actor.user_id, seen.team_id);
        if (!team) throw generalError('not_found');
        const request = await lockOpenRequest(moment, id);
        await settleRequest(moment, { request, team }, { status: 'accepted', by: actor.user_id });
        await joinTeam(moment, team, { account_id: actor.user_id, entrance: 'invitation', isOwnWish: true });
        await tellInviter(moment, { request, team }, actor.username, 'accepted');
        return findRequestView(trx, id);
      });
    },

    reject(actor: Actor, id: string): Promise<TeamRequest> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await requireRequest(trx, id, 'invitation');
        if (seen.account_id !== actor.user_id) throw generalError('not_found');
        const open = await lockRequestAndTeam(moment, seen);
        await settleRequest(moment, open, { status: 'rejected', by: actor.user_id });
        await tellInviter(moment, open, actor.username, 'rejected');
        return findRequestView(trx, id);
      });
    },

    withdraw(actor: Actor, id: string): Promise<TeamRequest> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await requireRequest(trx, id, 'invitation');
        const member = await findMember(trx, actor.user_id);
        if (member?.team_id !== seen.team_id) throw generalError('not_found');
        const open = await lockRequestAndTeam(moment, seen);
        await requireLeader(trx, seen.team_id, actor);
        await settleRequest(moment, open, { status: 'withdrawn', by: actor.user_id });
        await tellAnswer(moment, open, { account_id: seen.account_id, answer: 'withdrawn' });
        return findRequestView(trx, id);
      });
    },
  };

  async function listOf(
    whose: { account_id: string } | { team_id: string },
    { status, ...page }: QueryOf<Api['mine']>,
  ): Promise<List> {
    const filter = { kind: 'invitation', status, ...whose } as const;
    const [items, total] = await Promise.all([findRequests(db, filter, page), countRequests(db, filter)]);
    return { items, total, ...page };
  }
}

type Invitation = BodyOf<Api['invite']> & { actor: Actor; teamId: string };

function inviteTo(
  deps: TeamsDeps,
  inTurn: InTurn,
  { actor, teamId, username, message }: Invitation,
): Promise<TeamRequest> {
  return inTurn(teamId, async (trx, log) => {
    const moment = { trx, log, now: deps.now() };
    const team = await lockPublicTeam(trx, teamId);
    await requireLeader(trx, teamId, actor);
    const member_count = (await findMemberships(trx, teamId, moment.now)).length;
    const refusal = entryRefusal({ ...team, member_count }, 'invitation');
    if (refusal) throw appError(TEAM_ERRORS, refusal);
    await refuseForbiddenWords(trx, { message });
    const account_id = await invitable(trx, { teamId, username, actor, now: moment.now });
    const request = {
      kind: 'invitation',
      team_id: teamId,
      account_id,
      invited_by: actor.user_id,
      message,
    } as const;
    const id = await addRequest(moment, request);
    await notify(trx, log, [
      {
        account_id,
        dedupe_key: `team_invitation:${id}`,
        notice: { kind: 'team_invitation', team_id: teamId, team_name: team.name, invited_by: actor.username },
      },
    ]);
    return findRequestView(trx, id);
  });
}

type Invited = { teamId: string; username: string; actor: Actor; now: string };

/** The account of this name, locked. Throws, at the field of the name, who cannot be invited. */
async function invitable(trx: Trx, { teamId, username, actor, now }: Invited): Promise<string> {
  const found = await trx
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', loginKey(username))
    .executeTakeFirst();
  const account = found && (await lockAccount(trx, found.id));
  if (!account) throw fieldError(TEAM_ERRORS, 'player_unknown', 'username');
  if (account.id === actor.user_id) throw fieldError(TEAM_ERRORS, 'own_name', 'username');
  if ((account.suspended_until ?? '') > now) throw fieldError(TEAM_ERRORS, 'player_suspended', 'username');
  const member = await findMember(trx, account.id);
  if (member)
    throw fieldError(TEAM_ERRORS, member.team_id === teamId ? 'already_member' : 'player_has_team', 'username');
  return account.id;
}

async function tellInviter(
  moment: Parameters<typeof tellAnswer>[0],
  open: Parameters<typeof tellAnswer>[1],
  username: string,
  answer: 'accepted' | 'rejected',
): Promise<void> {
  const { invited_by } = open.request;
  if (invited_by !== null) await tellAnswer(moment, open, { account_id: invited_by, answer, username });
}
