import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const DECK_RULES_AUDITS = {
  group: { prefix: 'deck_rules.', text: '组牌规则' },
  actions: {
    'deck_rules.update': '修改组牌规则',
  },
  targets: { deck_rules: '组牌规则' },
} as const satisfies AuditTexts;
