import { RECRUITING_MODES } from '@pailei/domain/teams/types';
import { TEAM_NAME_MAX } from '@pailei/domain/teams/limits';
import { z } from 'zod';
import { endpoint, idParams, idSchema, listOf, pageQuery } from '../../http/endpoint.ts';
import { shortReason } from '../../http/reason.ts';
import { IMAGE_MAX_BYTES, storedImageSchema } from '../../site/uploads/uploads.api.ts';
import { newTeamBody, teamProfileBody } from './team-fields.ts';
import { teamCardSchema, teamDraftSchema, teamHistorySchema, teamInsideSchema, teamViewSchema } from './team-views.ts';
import { lineText, nameText } from '../../http/typed-text.ts';

export const TEAM_SORTS = ['activity', 'places', 'newest', 'name'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];
export const TEAM_SEARCH_MAX = 40;

/** One's own team, and what waits for the staff. At most one of the two is there. */
export const myTeamSchema = z.object({ team: z.nullable(teamViewSchema), draft: z.nullable(teamDraftSchema) });
export type MyTeam = z.output<typeof myTeamSchema>;

const teamAndMember = z.object({ id: idSchema, account_id: idSchema });

export const teamsApi = {
  /** Approved teams. `sort`: most battles first, most free places first, newest first, or by name. */
  hall: endpoint({
    method: 'GET',
    path: '/teams',
    access: 'user',
    summary: '战队大厅',
    errors: [304],
    query: z.object({
      ...pageQuery(),
      /** Part of the name, the tag or the captain's name. */
      search: lineText().max(TEAM_SEARCH_MAX, `关键词最多 ${TEAM_SEARCH_MAX} 个字符`).optional(),
      /** `any`: open or by application, with a free place. */
      recruiting: z.enum([...RECRUITING_MODES, 'any'], '招募方式无效').optional(),
      wanted_class: lineText().max(20, '职业无效').optional(),
      /** Battles in the last 30 days, at least. */
      activity_min: z.coerce
        .number('请输入数字')
        .int('请输入整数')
        .min(0, '不能小于 0')
        .max(999, '不能大于 999')
        .optional(),
      members_min: z.coerce
        .number('请输入数字')
        .int('请输入整数')
        .min(1, '不能小于 1')
        .max(12, '不能大于 12')
        .optional(),
      members_max: z.coerce
        .number('请输入数字')
        .int('请输入整数')
        .min(1, '不能小于 1')
        .max(12, '不能大于 12')
        .optional(),
      sort: z.enum(TEAM_SORTS, '排序方式无效').default('activity'),
    }),
    data: listOf(teamCardSchema),
  }),
  mine: endpoint({ method: 'GET', path: '/teams/my', access: 'user', summary: '我的战队', data: myTeamSchema }),
  create: endpoint({
    method: 'POST',
    path: '/teams',
    access: 'expert',
    summary: '创建战队，提交审核',
    errors: [409],
    body: newTeamBody,
    data: myTeamSchema,
  }),
  /** For a new team, or in the place of the crest of the own one. */
  uploadCrest: endpoint({
    method: 'POST',
    path: '/teams/crests',
    access: 'user',
    summary: '上传队徽图片',
    upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
    data: storedImageSchema,
  }),
  /** Its founder corrects a team that waits or was refused, and sends it for review again. */
  resubmit: endpoint({
    method: 'PUT',
    path: '/teams/:id/submission',
    access: 'user',
    summary: '修改并重新提交审核',
    errors: [409],
    params: idParams,
    body: newTeamBody,
    data: myTeamSchema,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/teams/:id/withdraw',
    access: 'user',
    summary: '撤回未通过审核的战队',
    errors: [409],
    params: idParams,
    data: myTeamSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/teams/:id',
    access: 'user',
    summary: '战队',
    params: idParams,
    data: teamViewSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/teams/:id',
    access: 'captain',
    summary: '修改战队资料',
    errors: [409],
    params: idParams,
    body: teamProfileBody,
    data: teamViewSchema,
  }),
  history: endpoint({
    method: 'GET',
    path: '/teams/:id/history',
    access: 'user',
    summary: '战队的人员变动',
    params: idParams,
    query: z.object(pageQuery()),
    data: listOf(teamHistorySchema),
  }),
  /** What only members see, as topic `team:{id}:inside` tells it. */
  inside: endpoint({
    method: 'GET',
    path: '/teams/:id/inside',
    access: 'user',
    summary: '战队内部',
    params: idParams,
    data: teamInsideSchema,
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/teams/:id/members/:account_id/role',
    access: 'captain',
    summary: '任命或撤销副队长',
    errors: [409],
    params: teamAndMember,
    body: z.strictObject({ role: z.enum(['vice_captain', 'member'], { error: '请选择身份' }) }),
    data: teamViewSchema,
  }),
  kick: endpoint({
    method: 'POST',
    path: '/teams/:id/members/:account_id/kick',
    access: 'captain',
    summary: '将队员移出战队',
    errors: [409],
    params: teamAndMember,
    body: z.strictObject({ reason: shortReason() }),
    data: teamViewSchema,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/teams/:id/leave',
    access: 'user',
    summary: '退出战队',
    errors: [409],
    params: idParams,
    data: myTeamSchema,
  }),
  /** Nothing changes until the other accepts. */
  offerHandover: endpoint({
    method: 'POST',
    path: '/teams/:id/handover',
    access: 'captain',
    summary: '移交队长：发起',
    errors: [409],
    params: idParams,
    body: z.strictObject({ account_id: idSchema }),
    data: teamInsideSchema,
  }),
  acceptHandover: endpoint({
    method: 'PUT',
    path: '/teams/:id/handover',
    access: 'user',
    summary: '移交队长：接受',
    errors: [409],
    params: idParams,
    data: teamViewSchema,
  }),
  /** The captain takes the offer back, or the other declines it. */
  endHandover: endpoint({
    method: 'DELETE',
    path: '/teams/:id/handover',
    access: 'user',
    summary: '移交队长：撤回或拒绝',
    errors: [409],
    params: idParams,
    data: teamInsideSchema,
  }),
  disband: endpoint({
    method: 'POST',
    path: '/teams/:id/disband',
    access: 'captain',
    summary: '解散战队',
    errors: [409],
    params: idParams,
    /** The team's name, typed as it is written. */
    body: z.strictObject({
      name: nameText('请输入战队名称')
        .min(1, '请输入战队名称')
        .max(TEAM_NAME_MAX * 2, '与战队名称不一致'),
    }),
    data: myTeamSchema,
  }),
};
