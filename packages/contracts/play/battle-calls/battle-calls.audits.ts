import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const BATTLE_CALL_AUDITS = {
  group: { prefix: 'battle_call.', text: '团队战呼叫' },
  actions: { 'battle_call.answer': '应答呼叫', 'battle_call.close': '呼叫处理完毕' },
  targets: {},
  fields: {
    side: { label: '战队', values: { a: '{a}', b: '{b}' } },
    board_number: '台号',
  },
} as const satisfies AuditTexts;
