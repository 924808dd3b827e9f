import type { AuditTexts } from '../audit/audit-definitions.ts';

export const INCIDENT_AUDITS = {
  group: { prefix: 'incident.', text: '事件' },
  actions: {
    'incident.open': '发布事件',
    'incident.change': '修改事件',
    'incident.note': '补充事件说明',
  },
  targets: { incident: '事件' },
} as const satisfies AuditTexts;
