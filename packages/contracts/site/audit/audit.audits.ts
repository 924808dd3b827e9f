import type { AuditTexts } from './audit-definitions.ts';

export const AUDIT_AUDITS = {
  actions: {
    'audit.export': '导出审计日志',
  },
  targets: { audit_log: '审计日志' },
  fields: { actor: '操作人', actor_id: '操作人编号', action: '操作', target_id: '对象编号', from: '自', to: '至' },
} as const satisfies AuditTexts;
