import { ROLE_NAMES } from './role-names.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const ACCOUNT_AUDITS = {
  group: { prefix: 'account.', text: '账号' },
  actions: {
    'account.create': '创建账号',
    'account.set_role': '修改角色',
    'account.suspend': '停用账号',
    'account.unsuspend': '恢复账号',
    'account.log_out': '退出所有设备',
    'account.reset_totp': '重置动态验证码',
    'account.totp_enrolled': '开始设置动态验证码',
    'account.totp_enabled': '启用动态验证码',
    'account.totp_disabled': '停用动态验证码',
    'account.recovery_codes_renewed': '更换恢复码',
  },
  targets: { account: '账号' },
  fields: {
    username: '用户名',
    role: { label: '角色', values: ROLE_NAMES },
    suspended_until: '停用至',
    suspended_reason: '停用原因',
    sessions_ended: '结束的会话',
  },
} as const satisfies AuditTexts;
