import type { TeamPost } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import type { TeamPostTable } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { POSTS_MAX } from '@pailei/domain/teams/limits';
import type { Insertable } from 'kysely';

const posts = (db: Db | Trx) =>
  db
    .selectFrom('team_post as post')
    .innerJoin('account', 'account.id', 'post.author_id')
    .select(['post.id', 'post.author_id', 'account.username', 'post.text', 'post.is_pinned', 'post.created_at']);

type PostRow = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number];

const postOf = ({ author_id, username, ...post }: PostRow): TeamPost => ({
  ...post,
  author: { id: author_id, username },
});

/** Pinned ones first, then the newest first. */
export async function findPosts(db: Db | Trx, teamId: string): Promise<TeamPost[]> {
  const rows = await posts(db)
    .where('post.team_id', '=', teamId)
    .orderBy('post.is_pinned', 'desc')
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(POSTS_MAX)
    .execute();
  return rows.map(postOf);
}

export async function findPost(db: Db | Trx, teamId: string, id: string): Promise<TeamPost | undefined> {
  const row = await posts(db).where('post.team_id', '=', teamId).where('post.id', '=', id).executeTakeFirst();
  return row && postOf(row);
}

export async function insertPost(trx: Trx, row: Insertable<TeamPostTable>): Promise<void> {
  await trx.insertInto('team_post').values(row).execute();
}

export async function pinPost(trx: Trx, id: string, is_pinned: boolean): Promise<void> {
  await trx.updateTable('team_post').set({ is_pinned }).where('id', '=', id).execute();
}

export async function deletePost(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('team_post').where('id', '=', id).execute();
}

/** Ids of posts beyond the newest `POSTS_MAX` that nobody pinned, after removing them. */
export async function dropOldPosts(trx: Trx, teamId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('team_post')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('team_post')
        .select('id')
        .where('team_id', '=', teamId)
        .where('is_pinned', '=', false)
        .orderBy('id', 'desc')
        .offset(POSTS_MAX),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
