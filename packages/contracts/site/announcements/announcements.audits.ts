import { LEVEL_NAMES } from './announcements.api.ts';
import type { AuditTexts } from '../audit/audit-definitions.ts';

export const ANNOUNCEMENT_AUDITS = {
  group: { prefix: 'announcement.', text: '公告' },
  actions: {
    'announcement.create': '发布公告',
    'announcement.update': '修改公告',
    'announcement.end': '结束公告',
  },
  targets: { announcement: '公告' },
  fields: {
    id: '编号',
    title: '标题',
    body: '正文',
    level: { label: '级别', values: LEVEL_NAMES },
    is_pinned: '置顶',
    starts_at: '开始时间',
    ends_at: '结束时间',
  },
} as const satisfies AuditTexts;
