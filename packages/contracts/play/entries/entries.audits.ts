import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const ENTRIES_AUDITS = {
  group: { prefix: 'participant.', text: '选手' },
  actions: { 'participant.note': '写选手备注' },
  targets: { participant: '选手' },
  fields: { text: '备注' },
} as const satisfies AuditTexts;
