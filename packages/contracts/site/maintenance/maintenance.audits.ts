import type { AuditTexts } from '../audit/audit-definitions.ts';

export const MAINTENANCE_AUDITS = {
  group: { prefix: 'maintenance.', text: '维护' },
  actions: {
    'maintenance.create': '安排维护',
    'maintenance.update': '修改维护',
    'maintenance.begin': '维护开始',
    'maintenance.end': '结束维护',
  },
  targets: { maintenance: '维护' },
} as const satisfies AuditTexts;
