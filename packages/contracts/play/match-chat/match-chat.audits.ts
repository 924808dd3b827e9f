import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const MATCH_CHAT_AUDITS = {
  group: { prefix: 'match_chat.', text: '房间消息' },
  actions: {
    'match_chat.mute': '禁言',
    'match_chat.unmute': '解除禁言',
    'match_chat.close_report': '处理举报',
  },
  targets: {},
  fields: { username: '选手', text: '被举报的消息' },
} as const satisfies AuditTexts;
