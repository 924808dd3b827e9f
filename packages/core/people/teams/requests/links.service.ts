import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import type { teamLinksApi } from '@pailei/contracts/people/teams/team-requests.api';
import { newId } from '@pailei/db/id';
import { OPEN_LINKS_MAX } from '@pailei/domain/teams/limits';
import type { Actor } from '@pailei/live/registry';
import { findCard } from '../hall/hall.repository.ts';
import { joinTeam, lockForJoining } from '../members/membership.ts';
import type { TeamMoment } from '../team.events.ts';
import { lockPublicTeam, requireLeader, requirePublicTeam, statusAfter } from '../team-access.ts';
import { readMyTeam } from '../team.reads.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { findLink, findLinks, insertLink, lockLinkByToken, revokeLink, useLink } from './links.repository.ts';
import { countRequests } from './requests.repository.ts';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 24;

type Api = typeof teamLinksApi;

export type TeamLinksService = ReturnType<typeof createTeamLinksService>;

/** Links by which players join without being asked by name. Only a hash of the token is kept. */
export function createTeamLinksService(deps: TeamsDeps) {
  const { db, now } = deps;
  const inTurn = teamTurns(deps);

  return {
    create(actor: Actor, teamId: string, { hours, uses }: BodyOf<Api['create']>): Promise<DataOf<Api['create']>> {
      return inTurn(teamId, async (trx, log) => {
        const moment = { trx, log, now: now() };
        statusAfter(await lockPublicTeam(trx, teamId), 'update');
        await requireLeader(trx, teamId, actor);
        if ((await findLinks(trx, teamId, moment.now)).length >= OPEN_LINKS_MAX)
          throw appError(TEAM_ERRORS, 'too_many_links');
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        const link = {
          id: newId(),
          created_at: moment.now,
          expires_at: new Date(Date.parse(moment.now) + hours * HOUR_MS).toISOString(),
          uses_max: uses,
        };
        await insertLink(trx, { ...link, team_id: teamId, token_hash: hashOf(token), created_by: actor.user_id });
        await logLinks(moment, teamId);
        return { ...link, uses: 0, created_by: { id: actor.user_id, username: actor.username }, token };
      });
    },

    async list(actor: Actor, teamId: string): Promise<DataOf<Api['list']>> {
      await requirePublicTeam(db, teamId);
      await requireLeader(db, teamId, actor);
      return { items: await findLinks(db, teamId, now()) };
    },

    revoke(actor: Actor, teamId: string, id: string): Promise<DataOf<Api['revoke']>> {
      return inTurn(teamId, async (trx, log) => {
        const moment = { trx, log, now: now() };
        await lockPublicTeam(trx, teamId);
        await requireLeader(trx, teamId, actor);
        if (!(await revokeLink(trx, { team_id: teamId, id, now: moment.now }))) throw generalError('not_found');
        await logLinks(moment, teamId);
        return { id };
      });
    },

    async look(token: string): Promise<DataOf<Api['look']>> {
      const time = now();
      const link = await findLink(db, hashOf(token));
      if (!link) throw appError(TEAM_ERRORS, 'link_invalid');
      if (link.expires_at <= time || link.uses >= link.uses_max) throw appError(TEAM_ERRORS, 'link_over');
      const team = await findCard(db, link.team_id, time);
      if (!team) throw appError(TEAM_ERRORS, 'team_over');
      return { team };
    },

    /** Of the last use and two players at once, one joins and the other is told that it is used up. */
    join(actor: Actor, token: string): Promise<MyTeam> {
      return inTurn(token, async (trx, log) => {
        const moment = { trx, log, now: now() };
        const seen = await findLink(trx, hashOf(token));
        if (!seen) throw appError(TEAM_ERRORS, 'link_invalid');
        const team = await lockForJoining(moment, actor.user_id, seen.team_id);
        const link = await lockLinkByToken(trx, hashOf(token));
        if (!link || !team) throw appError(TEAM_ERRORS, 'link_invalid');
        if (link.expires_at <= moment.now || link.uses >= link.uses_max) throw appError(TEAM_ERRORS, 'link_over');
        await useLink(trx, link.id);
        await joinTeam(moment, team, { account_id: actor.user_id, entrance: 'link', isOwnWish: true });
        await logLinks(moment, team.id);
        return readMyTeam(trx, actor.user_id, moment.now);
      });
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The lists of invitations and links are old. */
async function logLinks({ trx, log }: TeamMoment, team_id: string): Promise<void> {
  const open = await countRequests(trx, { kind: 'invitation', team_id, status: 'pending' });
  log.add(teamInsideTopic.of(team_id), 'invitations_changed', { open });
}
