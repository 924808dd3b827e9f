import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const EVENT_TEMPLATE_AUDITS = {
  group: { prefix: 'event_template.', text: '赛事模板' },
  actions: {
    'event_template.create': '保存赛事模板',
    'event_template.update': '修改赛事模板',
    'event_template.delete': '删除赛事模板',
  },
  targets: { event_template: '赛事模板' },
  fields: { name: '名称', event_name: '赛事名称' },
} as const satisfies AuditTexts;
