import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

const fields = { username: '选手', text: '被举报的消息' } as const;

export const MATCH_CHAT_AUDITS = {
  group: { prefix: 'match_chat.', text: '房间消息' },
  actions: {
    'match_chat.mute': '禁言',
    'match_chat.unmute': '解除禁言',
    'match_chat.close_report': '处理举报',
  },
  targets: {},
  fields,
} as const satisfies AuditTexts;

export const BATTLE_CHAT_AUDITS = {
  group: { prefix: 'battle_chat.', text: '团队战消息' },
  actions: {
    'battle_chat.mute': '禁言',
    'battle_chat.unmute': '解除禁言',
    'battle_chat.close_report': '处理举报',
  },
  targets: {},
  fields,
} as const satisfies AuditTexts;
