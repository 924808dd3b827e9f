import type { DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { TeamPost } from '@pailei/contracts/people/teams/team-views';
import type { teamPostsApi } from '@pailei/contracts/people/teams/team-posts.api';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { PINNED_POSTS_MAX } from '@pailei/domain/teams/limits';
import type { Actor } from '@pailei/live/registry';
import { refuseForbiddenWords } from '../team-input.ts';
import { lockPublicTeam, requireCaptain, requireMember } from '../team-access.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { teamTurns } from '../team-turns.ts';
import { deletePost, dropOldPosts, findPost, findPosts, insertPost, pinPost } from './posts.repository.ts';

export type TeamPostsService = ReturnType<typeof createTeamPostsService>;

/** The notice board that only members see. */
export function createTeamPostsService(deps: TeamsDeps) {
  const { now } = deps;
  const inTurn = teamTurns(deps);
  return {
    /** The oldest that nobody pinned makes room. */
    add(actor: Actor, teamId: string, text: string): Promise<TeamPost> {
      return inTurn(teamId, async (trx, log) => {
        await lockPublicTeam(trx, teamId);
        await requireMember(trx, teamId, actor);
        await refuseForbiddenWords(trx, { text });
        const id = newId();
        await insertPost(trx, { id, team_id: teamId, author_id: actor.user_id, text, created_at: now() });
        const post = await requirePost(trx, teamId, id);
        log.add(teamInsideTopic.of(teamId), 'post_changed', { post });
        for (const dropped of await dropOldPosts(trx, teamId))
          log.add(teamInsideTopic.of(teamId), 'post_removed', { id: dropped });
        return post;
      });
    },

    pin(actor: Actor, teamId: string, id: string, is_pinned: boolean): Promise<TeamPost> {
      return inTurn(teamId, async (trx, log) => {
        await lockPublicTeam(trx, teamId);
        await requireCaptain(trx, teamId, actor);
        await requirePost(trx, teamId, id);
        const pinned = (await findPosts(trx, teamId)).filter((post) => post.is_pinned && post.id !== id);
        if (is_pinned && pinned.length >= PINNED_POSTS_MAX) throw appError(TEAM_ERRORS, 'too_many_pinned');
        await pinPost(trx, id, is_pinned);
        const post = await requirePost(trx, teamId, id);
        log.add(teamInsideTopic.of(teamId), 'post_changed', { post });
        return post;
      });
    },

    remove(actor: Actor, teamId: string, id: string): Promise<DataOf<typeof teamPostsApi.remove>> {
      return inTurn(teamId, async (trx, log) => {
        await lockPublicTeam(trx, teamId);
        const { role } = await requireMember(trx, teamId, actor);
        const { author } = await requirePost(trx, teamId, id);
        if (role !== 'captain' && author.id !== actor.user_id) throw appError(TEAM_ERRORS, 'not_own_post');
        await deletePost(trx, id);
        log.add(teamInsideTopic.of(teamId), 'post_removed', { id });
        return { id };
      });
    },
  };
}

async function requirePost(trx: Trx, teamId: string, id: string): Promise<TeamPost> {
  const post = await findPost(trx, teamId, id);
  if (!post) throw generalError('not_found');
  return post;
}
