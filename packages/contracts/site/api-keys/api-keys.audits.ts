import type { AuditTexts } from '../audit/audit-definitions.ts';
import { API_SCOPE_TEXTS } from './api-keys.api.ts';

export const API_KEY_AUDITS = {
  group: { prefix: 'api_key.', text: 'API 密钥' },
  actions: { 'api_key.create': '新增 API 密钥', 'api_key.revoke': '撤销 API 密钥' },
  targets: { api_key: 'API 密钥' },
  fields: {
    name: '名称',
    hint: '末尾字符',
    scopes: { label: '权限', values: API_SCOPE_TEXTS },
    expires_at: '有效期',
    revoked_at: '撤销时间',
  },
} as const satisfies AuditTexts;
