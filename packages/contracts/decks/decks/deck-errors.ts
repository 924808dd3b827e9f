import type { DeckViolationCode } from '@pailei/domain/decks/code/deck-code';
import type { LineupViolationCode } from '@pailei/domain/series/lineup';

/** What is wrong with a deck code, or with the decks of a line-up. */
export const DECK_ERRORS = {
  deck_code_empty: [422, '请输入卡组码'],
  deck_code_missing: [422, '这副卡组缺少卡组码'],
  deck_code_too_long: [422, '卡组码过长'],
  deck_code_broken: [422, '卡组码无法识别，请从游戏中重新复制'],
  deck_code_truncated: [422, '卡组码不完整，请从游戏中重新复制'],
  deck_code_trailing: [422, '卡组码末尾有多余内容'],
  deck_code_heroes: [422, '卡组码中的英雄不止一个，请从游戏中重新复制'],
  deck_hero_unknown: [422, '卡组使用了尚未收录的英雄皮肤，请选择职业'],
  deck_format_unknown: [422, '卡组码中的模式无法识别'],
  lineup_count_wrong: [422, '卡组数量不符合赛制要求'],
  lineup_class_repeated: [422, '卡组的职业不能重复'],
  lineup_class_differs: [422, '三副卡组必须是同一职业'],
  lineup_variant_too_far: [422, '变体卡组与主卡组相同的牌少于 25 张'],
} as const satisfies Record<DeckViolationCode | LineupViolationCode, readonly [number, string]>;
