import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { MyTeam, teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { TeamView } from '@pailei/contracts/people/teams/team-views';
import { newId } from '@pailei/db/id';
import type { TeamMemberRow, TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { teamNameKey } from '@pailei/domain/teams/names';
import type { Actor } from '@pailei/live/registry';
import { notify } from '../../notifications/notify.ts';
import { isPlaying } from '../team.repository.ts';
import type { TeamMoment } from '../team.events.ts';
import { lockPublicTeam, requireCaptain, requireMember, statusAfter } from '../team-access.ts';
import { readMyTeam, readTeamView } from '../team.reads.ts';
import type { TeamEndDeps, TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { disbandTeam } from './disband.ts';
import { recordHistory } from './history.repository.ts';
import { changeRole, leaveTeam } from './membership.ts';
import { findMember } from './find-member.ts';

type Api = typeof teamsApi;
type Target = { id: string; account_id: string };

export type TeamMembersService = ReturnType<typeof createTeamMembersService>;

/** Roles in a team, and how somebody leaves it. */
export function createTeamMembersService(deps: TeamsDeps & TeamEndDeps) {
  const { now } = deps;
  const inTurn = teamTurns(deps);

  /** Of one member, by the captain. The captain's own place goes over by a hand-over alone. */
  function onMember(
    actor: Actor,
    { id, account_id }: Target,
    act: (moment: TeamMoment, team: TeamRow, member: TeamMemberRow) => Promise<void>,
  ): Promise<TeamView> {
    return inTurn(id, async (trx, log) => {
      const moment = { trx, log, now: now() };
      const team = await lockPublicTeam(trx, id);
      await requireCaptain(trx, id, actor);
      const member = await requireOther(trx, id, account_id);
      await act(moment, team, member);
      return readTeamView(trx, await lockPublicTeam(trx, id), moment.now);
    });
  }

  return {
    setRole: (actor: Actor, target: Target, { role }: BodyOf<Api['setRole']>) =>
      onMember(actor, target, async (moment, team, member) => {
        if (member.role === role) throw appError(TEAM_ERRORS, 'role_unchanged');
        const { account_id } = member;
        await changeRole(moment, team.id, account_id, role);
        const kind = role === 'vice_captain' ? 'vice_captain_named' : 'vice_captain_ended';
        await recordHistory(moment.trx, [{ team_id: team.id, account_id, kind, role, at: moment.now }]);
        const about = { team_id: team.id, team_name: team.name, username: null, due_at: null };
        await notify(moment.trx, moment.log, [
          {
            account_id,
            dedupe_key: `team_role:${newId()}`,
            notice: { kind: 'team_role', change: 'role', role, ...about },
          },
        ]);
      }),

    kick: (actor: Actor, target: Target, { reason }: BodyOf<Api['kick']>) =>
      onMember(actor, target, async (moment, team, member) => {
        await leaveTeam(moment, team, member, { kind: 'kicked', reason });
        await notify(moment.trx, moment.log, [
          {
            account_id: member.account_id,
            dedupe_key: `team_kicked:${newId()}`,
            notice: { kind: 'team_removal', team_id: team.id, team_name: team.name, change: 'kicked', reason },
          },
        ]);
      }),

    leave(actor: Actor, id: string): Promise<MyTeam> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const team = await lockPublicTeam(trx, id);
        const member = await requireMember(trx, id, actor);
        if (member.role === 'captain') throw appError(TEAM_ERRORS, 'captain_must_hand_over');
        await leaveTeam(moment, team, member, { kind: 'left', reason: null });
        return readMyTeam(trx, actor.user_id, moment.now);
      });
    },

    disband(actor: Actor, id: string, { name }: BodyOf<Api['disband']>): Promise<MyTeam> {
      return inTurn(id, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const team = await lockPublicTeam(trx, id);
        await requireCaptain(trx, id, actor);
        statusAfter(team, 'disband');
        if (teamNameKey(name) !== teamNameKey(team.name)) throw fieldError(TEAM_ERRORS, 'name_differs', 'name');
        if (await isPlaying(trx, id)) throw appError(TEAM_ERRORS, 'still_playing');
        await disbandTeam(deps, moment, team, { by: actor.user_id, reason: null });
        return readMyTeam(trx, actor.user_id, moment.now);
      });
    },
  };
}

/** A member of this team who is not its captain. */
async function requireOther(trx: Trx, teamId: string, accountId: string): Promise<TeamMemberRow> {
  const member = await findMember(trx, accountId);
  if (member?.team_id !== teamId) throw appError(TEAM_ERRORS, 'not_a_member');
  if (member.role === 'captain') throw appError(TEAM_ERRORS, 'captain_stays');
  return member;
}
