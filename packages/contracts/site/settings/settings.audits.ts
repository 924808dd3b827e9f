import type { AuditTexts } from '../audit/audit-definitions.ts';

export const SETTING_AUDITS = {
  group: { prefix: 'setting.', text: '系统设置' },
  actions: {
    'setting.update': '修改系统设置',
  },
  targets: { setting: '设置' },
} as const satisfies AuditTexts;
