import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const MATCH_CALL_AUDITS = {
  group: { prefix: 'match_call.', text: '场次呼叫' },
  actions: {
    'match_call.claim': '接手一场',
    'match_call.release': '交出一场',
    'match_call.answer': '应答呼叫',
    'match_call.escalate': '上交主裁',
    'match_call.resolve': '呼叫处理完毕',
  },
  targets: {},
  fields: {
    side: { label: '选手', values: { a: '{a}', b: '{b}' } },
    text: '呼叫内容',
    credited_seconds: '补时秒数',
    is_override: '从另一位裁判接过',
    claimed_by: '原接手裁判',
  },
} as const satisfies AuditTexts;

export const BATTLE_CALL_AUDITS = {
  group: { prefix: 'battle_call.', text: '团队战呼叫' },
  actions: {
    'battle_call.answer': '应答呼叫',
    'battle_call.escalate': '上交主裁',
    'battle_call.close': '呼叫处理完毕',
  },
  targets: {},
  fields: {
    side: { label: '战队', values: { a: '{a}', b: '{b}' } },
    board_number: '台号',
    credited_seconds: '补时秒数',
  },
} as const satisfies AuditTexts;
