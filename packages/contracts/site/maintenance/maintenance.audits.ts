import { SCOPE_TEXTS } from './maintenance-texts.ts';
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
  fields: {
    id: '编号',
    scope: { label: '范围', values: SCOPE_TEXTS },
    message: '公告文字',
    starts_at: '开始时间',
    planned_end: '预计恢复',
    ends_itself: '自动结束',
    ended_at: '实际结束',
  },
} as const satisfies AuditTexts;
