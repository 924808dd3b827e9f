import type { AuditTexts } from './audit-definitions.ts';

export const AUDIT_AUDITS = {
  actions: {
    'audit.export': '导出审计日志',
  },
  targets: { audit_log: '审计日志' },
} as const satisfies AuditTexts;
