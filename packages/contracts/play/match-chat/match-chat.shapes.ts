import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { matchChatSchema, matchMessageSchema, mutedSchema } from './match-chat-views.ts';
import { matchChatTopic } from './match-chat.topic.ts';

export const matchChatDescription = describeTopic(matchChatTopic, {
  needsLogin: true,
  isWide: false,
  isKept: true,
  texts: {
    title: '场次的房间消息',
    who: '双方席位，与不参加本场的裁判、管理员',
    snapshot: '{ messages, muted }：最近的 100 条消息，最早的在前；被禁言的账号与原因',
    events: {
      message_added: '新消息：message',
      author_muted: '裁判已禁言：account_id, reason',
      author_unmuted: '已解除禁言：account_id',
    },
  },
  shapes: {
    snapshot: matchChatSchema,
    events: {
      message_added: z.strictObject({ message: matchMessageSchema }),
      author_muted: mutedSchema,
      author_unmuted: z.strictObject({ account_id: z.string() }),
    },
  },
});
