import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const NO_SHOW_AUDITS = {
  group: { prefix: 'no_show.', text: '缺席' },
  actions: { 'no_show.forgive': '撤销缺席记录' },
  targets: {},
  fields: { match_id: '场次', at: '缺席时间' },
} as const satisfies AuditTexts;
