import { API_KEYS_MAX, API_SCOPES, type ApiScope } from '@pailei/domain/rights/scopes';
import { z } from 'zod';
import { endpoint, idParams, isoTime, momentField } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { nameText, hasTwoCharacters } from '../../http/typed-text.ts';

/** How every key begins: scanners of leaked secrets look for it. */
export const API_KEY_PREFIX = 'plk_';
/** Calls of one key in a minute. */
export const API_KEY_CALLS = 300;

export const API_SCOPE_TEXTS: Readonly<Record<ApiScope, string>> = {
  'events:read': '赛事与场次',
  'standings:read': '积分榜与排行榜',
  'decklists:read': '已公开的参赛卡组',
  'exports:read': '工作人员的导出（含未公开的卡组）',
};

export const API_KEY_STATES = ['active', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
export const API_KEY_STATE_TEXTS: Readonly<Record<ApiKeyState, string>> = {
  active: '可用',
  expired: '已过期',
  revoked: '已撤销',
};

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the key. */
  hint: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  state: z.enum(API_KEY_STATES),
  expires_at: z.nullable(isoTime),
  last_used_at: z.nullable(isoTime),
  revoked_at: z.nullable(isoTime),
  created_by: z.string(),
  created_at: isoTime,
});
export type ApiKey = z.output<typeof apiKeySchema>;

export const apiKeyBody = z.strictObject({
  name: nameText('请输入名称').refine(hasTwoCharacters, '名称至少 2 个字符').max(60, '名称最多 60 个字符'),
  scopes: z
    .array(z.enum(API_SCOPES, '没有这种权限'), '请选择权限')
    .min(1, '至少选择一种权限')
    .max(API_SCOPES.length, '权限重复')
    .refine((scopes) => new Set(scopes).size === scopes.length, '权限重复'),
  expires_at: z.nullable(momentField),
});

const ROOT = '/admin/api-keys';

export const apiKeysApi = {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: 'API 密钥列表',
    data: z.object({ items: z.array(apiKeySchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '新增只读的 API 密钥；密钥只在这次回应里出现',
    body: apiKeyBody,
    data: z.object({ key: apiKeySchema, token: z.string() }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/revoke`,
    access: 'admin',
    summary: '撤销 API 密钥，立即生效',
    params: idParams,
    data: apiKeySchema,
  }),
};

export const API_KEY_ERRORS = {
  too_many_api_keys: [409, `最多 ${API_KEYS_MAX} 个可用的 API 密钥，请先撤销不用的`],
  api_key_revoked: [409, '这个 API 密钥已经撤销'],
  expires_in_past: [422, '有效期应晚于现在'],
} as const satisfies ErrorTable;
