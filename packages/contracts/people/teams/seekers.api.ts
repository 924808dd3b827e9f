import { SEEKER_TEXT_MAX, SEEKER_TIMES_MAX } from '@pailei/domain/teams/limits';
import { z } from 'zod';
import { endpoint, listOf, pageQuery } from '../../http/endpoint.ts';
import { classesField } from './team-fields.ts';
import { seekerSchema } from './team-views.ts';
import { TEAM_SEARCH_MAX } from './teams.api.ts';
import { lineText, longText } from '../../http/typed-text.ts';

const mineSchema = z.object({ seeker: z.nullable(seekerSchema) });
export type MySeeker = z.output<typeof mineSchema>;

export const seekerBody = z.strictObject({
  classes: classesField.min(1, '请至少选择一个职业'),
  times: lineText('请填写常在时间').max(SEEKER_TIMES_MAX, `常在时间最多 ${SEEKER_TIMES_MAX} 个字符`).default(''),
  text: longText('请介绍一下自己').min(1, '请介绍一下自己').max(SEEKER_TEXT_MAX, `介绍最多 ${SEEKER_TEXT_MAX} 个字符`),
});

/** Players who look for a team. */
export const seekersApi = {
  list: endpoint({
    method: 'GET',
    path: '/teams/seekers',
    access: 'user',
    summary: '寻找战队的选手',
    errors: [304],
    query: z.object({
      ...pageQuery(),
      /** Part of the player's name or of the text. */
      search: lineText().max(TEAM_SEARCH_MAX, `关键词最多 ${TEAM_SEARCH_MAX} 个字符`).optional(),
      class: lineText().max(20, '职业无效').optional(),
    }),
    data: listOf(seekerSchema),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/teams/seekers/my',
    access: 'user',
    summary: '我的寻队名片',
    data: mineSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/teams/seekers/my',
    access: 'user',
    summary: '发布寻队名片',
    errors: [409],
    body: seekerBody,
    data: mineSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/teams/seekers/my',
    access: 'user',
    summary: '撤下寻队名片',
    data: mineSchema,
  }),
};
