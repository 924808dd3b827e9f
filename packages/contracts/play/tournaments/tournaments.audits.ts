import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const TOURNAMENT_AUDITS = {
  group: { prefix: 'tournament.', text: '赛事' },
  actions: {
    'tournament.create': '创建赛事',
    'tournament.update': '修改赛事',
    'tournament.open_registration': '开放报名',
    'tournament.open_check_in': '开放签到',
    'tournament.start': '开始赛事',
    'tournament.advance': '推进赛事',
    'tournament.cancel': '取消赛事',
    'tournament.enter_decks': '代选手提交卡组',
    'tournament.unlock_decks': '解锁选手卡组',
    'tournament.feature_match': '设为焦点场次',
    'tournament.approve': '通过报名',
    'tournament.reject': '拒绝报名',
    'tournament.drop': '让选手退出赛事',
    'tournament.reinstate': '恢复参赛',
    'tournament.disqualify': '取消资格',
  },
  targets: { tournament: '赛事' },
} as const satisfies AuditTexts;
