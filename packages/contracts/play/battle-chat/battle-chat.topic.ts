import { defineTopic } from '../../topics/topic.ts';
import type { BattleChat, ChatMessage } from './battle-chat-views.ts';

/** A view begins with so many of the newest messages. */
export const CHAT_MESSAGES_SHOWN = 100;

export type BattleChatEvents = { message_added: { message: ChatMessage } };

/** What only the members of one side read. */
export const battleChatTopic = defineTopic<BattleChat, BattleChatEvents>()('battle_chat', 'battle:{id}:chat:{side}');

/** The line of one side to the referees. */
export const battleStaffLineTopic = defineTopic<BattleChat, BattleChatEvents>()(
  'battle_staff_line',
  'battle:{id}:staff-line:{side}',
);
