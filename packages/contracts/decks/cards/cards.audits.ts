import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const CARD_AUDITS = {
  group: { prefix: 'cards.', text: '卡牌目录' },
  actions: {
    'cards.import': '导入卡牌目录',
    'cards.set_source': '设置卡牌目录地址',
  },
  targets: { card_import: '卡牌导入', card_source: '卡牌来源' },
} as const satisfies AuditTexts;
