import { TEAM_STATUSES } from '@pailei/domain/teams/types';
import { z } from 'zod';
import { endpoint, idParams, idSchema, listOf, pageQuery } from '../../http/endpoint.ts';
import { shortReason } from '../../http/reason.ts';
import { teamNameSchema, teamTagSchema } from './team-fields.ts';
import { reviewedTeamSchema } from './team-views.ts';
import { TEAM_SEARCH_MAX } from './teams.api.ts';
import { lineText } from '../../http/typed-text.ts';

const reason = shortReason();
const withReason = z.strictObject({ reason });
const counts = z.object({
  pending: z.number(),
  approved: z.number(),
  rejected: z.number(),
  withdrawn: z.number(),
  disbanded: z.number(),
});

/** What the staff do with teams. Each leaves a row in the audit log. */
export const teamReviewApi = {
  /** What waits: the longest waiting first; all others: the newest first. */
  list: endpoint({
    method: 'GET',
    path: '/admin/teams',
    access: 'admin',
    summary: '战队审核列表',
    query: z.object({
      ...pageQuery(50),
      status: z.enum(TEAM_STATUSES, '战队状态无效').optional(),
      search: lineText().max(TEAM_SEARCH_MAX, `关键词最多 ${TEAM_SEARCH_MAX} 个字符`).optional(),
    }),
    data: listOf(reviewedTeamSchema).extend({ counts }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/teams/:id',
    access: 'admin',
    summary: '战队审核详情',
    params: idParams,
    data: reviewedTeamSchema,
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/approve',
    access: 'admin',
    summary: '通过战队审核',
    errors: [409],
    params: idParams,
    data: reviewedTeamSchema,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/reject',
    access: 'admin',
    summary: '驳回战队',
    errors: [409],
    params: idParams,
    body: withReason,
    data: reviewedTeamSchema,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/rename',
    access: 'admin',
    summary: '更改战队名称与标签',
    errors: [409],
    params: idParams,
    body: z.strictObject({ name: teamNameSchema, tag: teamTagSchema, reason }),
    data: reviewedTeamSchema,
  }),
  /** The generated crest stands again. */
  removeCrest: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/remove-crest',
    access: 'admin',
    summary: '移除队徽图片',
    errors: [409],
    params: idParams,
    body: withReason,
    data: reviewedTeamSchema,
  }),
  disband: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/disband',
    access: 'admin',
    summary: '解散战队',
    errors: [409],
    params: idParams,
    body: withReason,
    data: reviewedTeamSchema,
  }),
  /** With those of its members who are free; `name` where another team has taken its own. */
  restore: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/restore',
    access: 'admin',
    summary: '恢复已解散的战队',
    errors: [409],
    params: idParams,
    body: z.strictObject({ reason, name: teamNameSchema.optional() }),
    data: reviewedTeamSchema,
  }),
  handOver: endpoint({
    method: 'PUT',
    path: '/admin/teams/:id/hand-over',
    access: 'admin',
    summary: '更换队长',
    errors: [409],
    params: idParams,
    body: z.strictObject({ account_id: idSchema, reason }),
    data: reviewedTeamSchema,
  }),
};
