import { LINK_HOURS_MAX, LINK_USES_MAX } from '@pailei/domain/teams/limits';
import { REQUEST_STATUSES } from '@pailei/domain/teams/types';
import { z } from 'zod';
import { endpoint, idParams, idSchema, listOf, pageQuery } from '../../http/endpoint.ts';
import { shortReason } from '../../http/reason.ts';
import { requestMessage } from './team-fields.ts';
import { teamCardSchema, teamLinkSchema, teamRequestSchema } from './team-views.ts';
import { myTeamSchema } from './teams.api.ts';
import { nameText } from '../../http/typed-text.ts';

const requestQuery = z.object({ ...pageQuery(), status: z.enum(REQUEST_STATUSES, '状态无效').optional() });
const requestList = listOf(teamRequestSchema);

export const teamApplicationsApi = {
  /** To a team that is open the player belongs at once: the answer is accepted then. */
  apply: endpoint({
    method: 'POST',
    path: '/teams/:id/applications',
    access: 'user',
    summary: '申请加入战队',
    errors: [409],
    params: idParams,
    body: z.strictObject({ message: requestMessage }),
    data: teamRequestSchema,
  }),
  ofTeam: endpoint({
    method: 'GET',
    path: '/teams/:id/applications',
    access: 'captain',
    summary: '战队收到的入队申请',
    params: idParams,
    query: requestQuery,
    data: requestList,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/teams/applications',
    access: 'user',
    summary: '我的入队申请',
    query: requestQuery,
    data: requestList,
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/teams/applications/:id/accept',
    access: 'captain',
    summary: '通过入队申请',
    errors: [409],
    params: idParams,
    data: teamRequestSchema,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/teams/applications/:id/reject',
    access: 'captain',
    summary: '婉拒入队申请',
    errors: [409],
    params: idParams,
    body: z.strictObject({ reason: shortReason() }),
    data: teamRequestSchema,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/teams/applications/:id/withdraw',
    access: 'user',
    summary: '撤回入队申请',
    errors: [409],
    params: idParams,
    data: teamRequestSchema,
  }),
};

export const teamInvitationsApi = {
  /** By name, or by id where the page knows it. */
  invite: endpoint({
    method: 'POST',
    path: '/teams/:id/invitations',
    access: 'user',
    summary: '邀请选手加入战队',
    errors: [403, 409],
    params: idParams,
    body: z.strictObject({
      username: nameText('请输入用户名').min(1, '请输入用户名').max(40, '用户名过长'),
      message: requestMessage,
    }),
    data: teamRequestSchema,
  }),
  ofTeam: endpoint({
    method: 'GET',
    path: '/teams/:id/invitations',
    access: 'user',
    summary: '战队发出的邀请',
    errors: [403],
    params: idParams,
    query: requestQuery,
    data: requestList,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/teams/invitations',
    access: 'user',
    summary: '我收到的邀请',
    query: requestQuery,
    data: requestList,
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/teams/invitations/:id/accept',
    access: 'user',
    summary: '接受邀请',
    errors: [409],
    params: idParams,
    data: teamRequestSchema,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/teams/invitations/:id/reject',
    access: 'user',
    summary: '拒绝邀请',
    errors: [409],
    params: idParams,
    data: teamRequestSchema,
  }),
  /** The team takes it back: its captain, or a vice captain. */
  withdraw: endpoint({
    method: 'PUT',
    path: '/teams/invitations/:id/withdraw',
    access: 'user',
    summary: '撤回邀请',
    errors: [403, 409],
    params: idParams,
    data: teamRequestSchema,
  }),
};

const wholeNumber = (most: number) =>
  z.number('请输入数字').int('请输入整数').min(1, '不能小于 1').max(most, `不能大于 ${most}`);
/** As it stands in the address of the link. */
const tokenBody = z.strictObject({ token: z.string('邀请链接无效').regex(/^[A-Za-z0-9_-]{32}$/, '邀请链接无效') });

/** The page that a link leads to; behind the `#` no server and no log sees the token. */
export const joinLinkPath = (token: string): string => `/teams/invitations#join=${token}`;

export const teamLinksApi = {
  create: endpoint({
    method: 'POST',
    path: '/teams/:id/links',
    access: 'user',
    summary: '创建邀请链接',
    errors: [403, 409],
    params: idParams,
    body: z.strictObject({ hours: wholeNumber(LINK_HOURS_MAX), uses: wholeNumber(LINK_USES_MAX) }),
    /** The token is told this once. */
    data: teamLinkSchema.extend({ token: z.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/teams/:id/links',
    access: 'user',
    summary: '可用的邀请链接',
    errors: [403],
    params: idParams,
    data: z.object({ items: z.array(teamLinkSchema) }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/teams/:id/links/:link_id',
    access: 'user',
    summary: '作废邀请链接',
    errors: [403],
    params: z.object({ id: idSchema, link_id: idSchema }),
    data: z.object({ id: z.string() }),
  }),
  /** Which team a link is of, before one joins by it. */
  look: endpoint({
    method: 'POST',
    path: '/teams/links/look',
    access: 'user',
    summary: '查看邀请链接',
    errors: [404, 409],
    body: tokenBody,
    data: z.object({ team: teamCardSchema }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/teams/links/join',
    access: 'user',
    summary: '通过邀请链接加入战队',
    errors: [404, 409],
    body: tokenBody,
    data: myTeamSchema,
  }),
};
