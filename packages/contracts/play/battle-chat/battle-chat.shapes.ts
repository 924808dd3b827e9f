import { z } from 'zod';
import { describeTopic } from '../../topics/topic-description.ts';
import { battleChatSchema, chatMessageSchema } from './battle-chat-views.ts';
import { battleChatTopic, battleStaffLineTopic } from './battle-chat.topic.ts';

const common = {
  needsLogin: true,
  isWide: false,
  isKept: true,
  shapes: {
    snapshot: battleChatSchema,
    events: { message_added: z.strictObject({ message: chatMessageSchema }) },
  },
} as const;
const SNAPSHOT = '最近的 100 条消息，最早的在前';
const events = { message_added: '新消息：message' };

export const battleChatDescription = describeTopic(battleChatTopic, {
  ...common,
  texts: { title: '团队战的队内聊天', who: '该方战队的成员', snapshot: SNAPSHOT, events },
});

export const battleStaffLineDescription = describeTopic(battleStaffLineTopic, {
  ...common,
  texts: { title: '团队战的裁判频道', who: '该方战队的成员、裁判与管理员', snapshot: SNAPSHOT, events },
});
