import type { AuditTexts } from '../../site/audit/audit-definitions.ts';
import { BATTLE_STATUS_NAMES } from './battle-names.ts';

/** By the teams' names. */
const SIDE_NAMES = { a: '{a}', b: '{b}' } as const;

export const BATTLE_AUDITS = {
  group: { prefix: 'battle.', text: '团队战裁定' },
  actions: {
    'battle.forfeit_board': '判一台负',
    'battle.restore_board': '撤销一台判负',
    'battle.forfeit_battle': '判整场负',
    'battle.warn': '警告',
    'battle.disqualify': '取消资格',
    'battle.reinstate_player': '撤销取消资格',
    'battle.replace_player': '裁判换人',
    'battle.pause': '暂停团队战',
    'battle.resume': '恢复团队战',
    'battle.extend': '延长时限',
    'battle.reopen': '撤销整场判负',
    'battle.cancel': '取消团队战',
  },
  targets: { battle: '团队战' },
  fields: {
    status: { label: '状态', values: BATTLE_STATUS_NAMES },
    score_a: '{a} 胜台',
    score_b: '{b} 胜台',
    board_number: '台号',
    losers: { label: '判负', values: { ...SIDE_NAMES, both: '双方' } },
    side: { label: '战队', values: SIDE_NAMES },
    account_id: '队员',
    due_at: '截止时间',
    seconds: '延长秒数',
    reason: '原因',
  },
} as const satisfies AuditTexts;
