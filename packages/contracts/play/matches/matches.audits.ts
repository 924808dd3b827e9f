import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const MATCH_AUDITS = {
  group: { prefix: 'match.', text: '场次裁定' },
  actions: {
    'match.rule_game': '裁定对局',
    'match.correct_game': '更正对局结果',
    'match.uphold_game': '维持对局结果',
    'match.void_game': '作废对局',
    'match.warn': '警告',
    'match.give_game_loss': '判一局负',
    'match.give_match_loss': '判整场负',
    'match.disqualify': '取消资格',
    'match.pause': '暂停本场',
    'match.resume': '恢复本场',
    'match.extend': '延长时限',
    'match.reopen': '重开本场',
    'match.cancel': '取消本场',
  },
  targets: { match: '场次' },
} as const satisfies AuditTexts;
