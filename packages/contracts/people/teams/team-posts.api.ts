import { POST_MAX } from '@pailei/domain/teams/limits';
import { z } from 'zod';
import { endpoint, idParams, idSchema } from '../../http/endpoint.ts';
import { teamPostSchema } from './team-views.ts';
import { longText } from '../../http/typed-text.ts';

const teamAndPost = z.object({ id: idSchema, post_id: idSchema });

/** The notice board inside a team. Its posts are in the snapshot of `team:{id}:inside`. */
export const teamPostsApi = {
  add: endpoint({
    method: 'POST',
    path: '/teams/:id/posts',
    access: 'user',
    summary: '在战队公告板发帖',
    errors: [409],
    params: idParams,
    body: z.strictObject({
      text: longText('请输入内容').min(1, '请输入内容').max(POST_MAX, `内容最多 ${POST_MAX} 个字符`),
    }),
    data: teamPostSchema,
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/teams/:id/posts/:post_id/pin',
    access: 'captain',
    summary: '置顶或取消置顶',
    errors: [409],
    params: teamAndPost,
    body: z.strictObject({ is_pinned: z.boolean('取值应为 true 或 false') }),
    data: teamPostSchema,
  }),
  /** One's own, or any as the captain. */
  remove: endpoint({
    method: 'DELETE',
    path: '/teams/:id/posts/:post_id',
    access: 'user',
    summary: '删除公告板的帖子',
    errors: [403],
    params: teamAndPost,
    data: z.object({ id: z.string() }),
  }),
};
