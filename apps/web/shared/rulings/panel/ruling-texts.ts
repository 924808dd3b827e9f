import type { PreviewedRuling as RulingType } from '@pailei/contracts/play/matches/preview-query';
import type { BySide } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';

import { resultText } from '../../match/series-labels.ts';
import type { RulingDraft } from './ruling-draft.ts';

export const RULING_TEXTS: Readonly<Record<RulingType, string>> = {
  rule_game: '裁定对局',
  award_result: '判定比分',
  uphold_game: '维持结果',
  correct_game: '更正结果',
  void_game: '对局作废',
  correct_score: '更正比分',
  caution: '提醒',
  warn: '警告',
  give_game_loss: '判一局负',
  give_match_loss: '判整场负',
  disqualify: '取消资格',
  pause: '暂停本场',
  resume: '恢复本场',
  extend: '延长时限',
  reopen: '重开本场',
  cancel: '取消本场',
  undo_ruling: '撤销裁定',
};

/** Usual reasons: a press writes one into the field. */
export const USUAL_REASONS = ['截图为准', '回放为准', '掉线超时', '误报', '没有按时到场'] as const;

/** The button's own words: what it decides and about whom. */
export function rulingText({ sides }: Pick<SeriesState, 'sides'>, draft: RulingDraft): string {
  const { type, side, game, result, score, minutes } = draft;
  const nameOf = (one: 'a' | 'b') => sides[one].name;
  const who = side === null ? '' : ` ${nameOf(side)}`;
  switch (type) {
    case 'rule_game':
    case 'correct_game':
      if (result === null) return RULING_TEXTS[type];
      if (result === 'draw') return `重赛第 ${game ?? ''} 局`;
      return `${type === 'rule_game' ? '裁定' : '更正'}第 ${game ?? ''} 局：${resultText(result, nameOf)}`;
    case 'uphold_game':
      return `维持第 ${game ?? ''} 局的结果`;
    case 'void_game':
      return `作废第 ${game ?? ''} 局`;
    case 'correct_score':
      return `更正为 ${scoreText(sides, score)}`;
    case 'award_result':
      return `判定 ${scoreText(sides, score)}`;
    case 'give_game_loss':
      return `判${who} 第 ${game ?? ''} 局负`;
    case 'give_match_loss':
      return `判${who} 整场负`;
    case 'extend':
      return `延长 ${minutes} 分钟`;
    default:
      return `${RULING_TEXTS[type]}${side === null ? '' : `：${nameOf(side)}`}`;
  }
}

const scoreText = ({ a, b }: SeriesState['sides'], score: BySide<number>) =>
  `${a.name} ${score.a}:${score.b} ${b.name}`;
