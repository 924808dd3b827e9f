import { SERIES_STATUS_NAMES } from './series-names.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

/** By the players' names. */
const SIDE_NAMES = { a: '{a}', b: '{b}' } as const;

export const MATCH_AUDITS = {
  group: { prefix: 'match.', text: '场次裁定' },
  actions: {
    'match.rule_game': '裁定场次',
    'match.correct_game': '更正场次结果',
    'match.correct_score': '更正本场比分',
    'match.uphold_game': '维持场次结果',
    'match.void_game': '作废场次中的一局',
    'match.award_result': '判定本场比分',
    'match.caution': '提醒',
    'match.warn': '警告',
    'match.give_game_loss': '判一局负',
    'match.give_match_loss': '判整场负',
    'match.disqualify': '取消资格',
    'match.pause': '暂停本场',
    'match.resume': '恢复本场',
    'match.extend': '延长时限',
    'match.reopen': '重开本场',
    'match.cancel': '取消本场',
    'match.undo_ruling': '撤销最近一次裁定',
  },
  targets: { match: '场次' },
  fields: {
    status: { label: '状态', values: SERIES_STATUS_NAMES },
    wins_a: '{a} 胜局',
    wins_b: '{b} 胜局',
    game_number: '局',
    result: { label: '结果', values: { ...SIDE_NAMES, draw: '平局' } },
    score: '比分',
    games: { label: '各局胜者', values: SIDE_NAMES },
    a: '{a} 胜局',
    b: '{b} 胜局',
    side: { label: '选手', values: SIDE_NAMES },
    due_at: '截止时间',
    seconds: '延长秒数',
    reason: '原因',
    force: '强制',
    restart_stages: '重新开始后面的阶段',
    override: '越过的接手裁判',
  },
} as const satisfies AuditTexts;
