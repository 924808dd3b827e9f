import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const POINTS_AUDITS = {
  group: { prefix: 'points.', text: '积分' },
  actions: {
    'points.adjust': '调整积分',
    'points.prize_short': '赛事奖励未足额入账',
    'points.refund_short': '参赛费未足额退回',
  },
  targets: {},
  fields: { points_balance: '积分余额', tournament_id: '赛事编号', owed: '应发积分', booked: '实发积分' },
} as const satisfies AuditTexts;
