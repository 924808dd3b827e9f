import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { battleChatReportSchema, battleMessageSchema, CHAT_LINES } from './battle-chat-views.ts';
import { chatCalls, chatErrors } from './chat-calls.ts';

export const battleChatApi = inArea(
  'tournaments',
  chatCalls({
    root: '/battles/:id/chat',
    message: battleMessageSchema,
    report: battleChatReportSchema,
    line: {
      line: z.enum(CHAT_LINES, '请选择聊天频道').default('team'),
      /** A member's own side is known. */
      side: z.enum(SIDES, '请指明一方').optional().describe('只用于裁判：与哪一方的频道'),
    },
    summaries: {
      list: '团队战的队内聊天与裁判频道',
      add: '在团队战中发消息',
      reports: '一场团队战中被举报的消息',
      mute: '禁言或解除禁言，只在这场团队战',
    },
  }),
);

export const BATTLE_CHAT_ERRORS = {
  ...chatErrors('本场团队战'),
  chat_members_only: [403, '只有本方战队的成员可以使用队内聊天'],
  chat_outsider: [403, '只有参战战队的成员与裁判可以使用裁判频道'],
  chat_side_needed: [422, '请指明与哪一方的频道'],
} as const satisfies ErrorTable;
