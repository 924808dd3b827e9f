import type { AuditTexts } from '../audit/audit-definitions.ts';

export const DECK_RULES_AUDITS = {
  group: { prefix: 'deck_rules.', text: '组牌规则' },
  actions: {
    'deck_rules.update': '修改组牌规则',
  },
  targets: { deck_rules: '组牌规则' },
  fields: {
    class: '职业',
    format: '模式',
    id: '代号',
    name: '名称',
    card_class: '目录中的名称',
    color: '颜色',
    heroes: '英雄编号',
    code_number: '卡组码中的编号',
    deck_size: '卡组张数',
    sets: '系列',
    banned_cards: '禁用卡牌',
    copy_limit: '同名上限',
    legendary_limit: '传说上限',
    size_cards: '改变组牌的卡牌',
    extra_cards: '额外张数',
    dbf_id: '卡牌编号',
  },
} as const satisfies AuditTexts;
