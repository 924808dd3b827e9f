import { CARD_SOURCE_NAMES } from './cards.api.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const CARD_AUDITS = {
  group: { prefix: 'cards.', text: '卡牌目录' },
  actions: {
    'cards.import': '导入卡牌目录',
    'cards.set_source': '设置卡牌目录地址',
  },
  targets: { card_import: '卡牌导入', card_source: '卡牌来源' },
  fields: {
    source: { label: '来源', values: CARD_SOURCE_NAMES },
    url: '网址',
    refresh_url: '自动更新网址',
  },
} as const satisfies AuditTexts;
