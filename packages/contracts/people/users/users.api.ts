import { EXPERT_STATUSES, ROLES } from '@pailei/domain/rights/rights';
import { PARTICIPANT_STATUSES, TOURNAMENT_STATUSES } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { auditRowSchema } from '../../site/audit/audit.api.ts';
import { endpoint, idParams, isoTime, momentField, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { shortReason } from '../../http/reason.ts';
import { lineText } from '../../http/typed-text.ts';

/** A suspension that ends on this day never ends. */
export const SUSPENDED_FOREVER = '9999-12-31T00:00:00.000Z';

export const USER_SEARCH_MAX = 40;

const reasonSchema = shortReason();

/** An account as the staff of the site sees it. */
export const adminUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** Null: it does not serve for the login yet. */
  email_verified_at: z.nullable(isoTime),
  qq: z.nullable(z.string()),
  game_id: z.nullable(z.string()),
  role: z.enum(ROLES),
  expert_status: z.enum(EXPERT_STATUSES),
  is_demo: z.boolean(),
  /** Null unless the suspension still holds. */
  suspended_until: z.nullable(isoTime),
  suspended_reason: z.nullable(z.string()),
  created_at: isoTime,
  last_seen_at: z.nullable(isoTime),
});
export type AdminUser = z.output<typeof adminUserSchema>;

const adminSessionSchema = z.object({
  id: z.string(),
  created_at: isoTime,
  last_seen_at: z.nullable(isoTime),
  expires_at: isoTime,
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
});

const entrySchema = z.object({
  tournament_id: z.string(),
  name: z.string(),
  tournament_status: z.enum(TOURNAMENT_STATUSES),
  participant_status: z.enum(PARTICIPANT_STATUSES),
  entered_at: isoTime,
});

export const adminUserDetailSchema = z.object({
  user: adminUserSchema,
  /** Since when a login asks for a code by time; null when it does not. */
  totp_enabled_at: z.nullable(isoTime),
  /** Those that may act now, the newest first. */
  sessions: z.array(adminSessionSchema),
  /** The newest 20. */
  entries: z.array(entrySchema),
  /** What was done to the account, the newest 20. */
  audit: z.array(auditRowSchema),
});
export type AdminUserDetail = z.output<typeof adminUserDetailSchema>;

const userListSchema = z.object({
  items: z.array(adminUserSchema),
  total: z.number(),
  skip: z.number(),
  limit: z.number(),
  /** Over all accounts, whatever the filters. */
  counts: z.object({ admin: z.number(), referee: z.number(), suspended: z.number() }),
});

const suspendBody = z.strictObject({
  /** Null: for ever. */
  until: z.nullable(momentField),
  reason: reasonSchema,
});

export const usersApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: '用户列表',
    query: z.object({
      ...pageQuery(50),
      search: lineText().max(USER_SEARCH_MAX, `关键词最多 ${USER_SEARCH_MAX} 个字符`).optional(),
      role: z.enum(ROLES, '角色无效').optional(),
      expert_status: z.enum(EXPERT_STATUSES, '专家状态无效').optional(),
      suspended: z.enum(['true', 'false'], '停用状态无效').optional(),
      sort_by: z.enum(['created_at', 'username'], '排序字段无效').default('created_at'),
      sort_order: z.enum(['asc', 'desc'], '排序方向无效').default('desc'),
    }),
    data: userListSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    summary: '用户详情',
    params: idParams,
    data: adminUserDetailSchema,
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/role',
    access: 'admin',
    summary: '修改角色',
    params: idParams,
    body: z.strictObject({ role: z.enum(ROLES, '角色无效'), reason: reasonSchema }),
    data: adminUserDetailSchema,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/admin/users/:id/suspend',
    access: 'admin',
    summary: '停用账号',
    params: idParams,
    body: suspendBody,
    data: adminUserDetailSchema,
  }),
  unsuspend: endpoint({
    method: 'POST',
    path: '/admin/users/:id/unsuspend',
    access: 'admin',
    summary: '恢复账号',
    params: idParams,
    body: z.strictObject({ reason: reasonSchema }),
    data: adminUserDetailSchema,
  }),
  logOutEverywhere: endpoint({
    method: 'POST',
    path: '/admin/users/:id/logout-everywhere',
    access: 'admin',
    summary: '退出该用户的所有设备',
    params: idParams,
    body: z.strictObject({ reason: reasonSchema }),
    data: adminUserDetailSchema,
  }),
  resetTotp: endpoint({
    method: 'POST',
    path: '/admin/users/:id/reset-totp',
    access: 'admin',
    summary: '重置该用户的动态验证码，并结束其所有会话',
    errors: [409],
    params: idParams,
    body: z.strictObject({ reason: reasonSchema }),
    data: adminUserDetailSchema,
  }),
};

export const USER_ERRORS = {
  own_account: [409, '不能修改自己的角色、停用自己或重置自己的动态验证码'],
  last_admin: [409, '至少要保留一位可以登录的管理员'],
  role_unchanged: [409, '该用户已经是这个角色'],
  not_suspended: [409, '该账号没有被停用'],
  no_totp: [409, '该账号没有启用动态验证码'],
  suspension_over: [422, '停用的结束时间必须晚于现在'],
} as const satisfies ErrorTable;
