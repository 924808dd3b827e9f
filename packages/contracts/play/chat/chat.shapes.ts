import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { battleChatSchema, battleMessageSchema } from './battle-chat-views.ts';
import { mutedSchema } from './chat-views.ts';
import { battleChatTopic, battleStaffLineTopic, matchChatTopic } from './chat.topic.ts';
import { matchChatSchema, matchMessageSchema } from './match-chat-views.ts';

const common = { needsLogin: true, isWide: false, isKept: true } as const;
const SNAPSHOT = '{ messages, muted }：最近的 100 条消息，最早的在前；被禁言的账号与原因';
const EVENT_TEXTS = {
  message_added: '新消息：message',
  author_muted: '裁判已禁言：account_id, reason',
  author_unmuted: '已解除禁言：account_id',
};
const eventsOf = <Message extends z.ZodType>(message: Message) => ({
  message_added: z.strictObject({ message }),
  author_muted: mutedSchema,
  author_unmuted: z.strictObject({ account_id: z.string() }),
});
const battleShapes = { snapshot: battleChatSchema, events: eventsOf(battleMessageSchema) };

export const matchChatDescription = describeTopic(matchChatTopic, {
  ...common,
  texts: {
    title: '场次的房间消息',
    who: '双方席位，与不参加本场的裁判、管理员',
    snapshot: SNAPSHOT,
    events: EVENT_TEXTS,
  },
  shapes: { snapshot: matchChatSchema, events: eventsOf(matchMessageSchema) },
});

export const battleChatDescription = describeTopic(battleChatTopic, {
  ...common,
  texts: { title: '团队战的队内聊天', who: '该方战队的成员', snapshot: SNAPSHOT, events: EVENT_TEXTS },
  shapes: battleShapes,
});

export const battleStaffLineDescription = describeTopic(battleStaffLineTopic, {
  ...common,
  texts: {
    title: '团队战的裁判频道',
    who: '该方战队的成员、裁判与管理员',
    snapshot: SNAPSHOT,
    events: EVENT_TEXTS,
  },
  shapes: battleShapes,
});
