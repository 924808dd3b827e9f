import type { AuditTexts } from '../audit/audit-definitions.ts';

export const ANNOUNCEMENT_AUDITS = {
  group: { prefix: 'announcement.', text: '公告' },
  actions: {
    'announcement.create': '发布公告',
    'announcement.update': '修改公告',
    'announcement.end': '结束公告',
  },
  targets: { announcement: '公告' },
} as const satisfies AuditTexts;
