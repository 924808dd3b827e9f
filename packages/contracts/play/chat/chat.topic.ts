import { defineTopic } from '../../topics/topic.ts';
import type { BattleChat, BattleMessage } from './battle-chat-views.ts';
import type { Muted } from './chat-views.ts';
import type { MatchChat, MatchMessage } from './match-chat-views.ts';

/** A view begins with so many of the newest messages. */
export const MESSAGES_SHOWN = 100;

export type ChatEvents<Message> = {
  message_added: { message: Message };
  author_muted: Muted;
  author_unmuted: { account_id: string };
};

/** What the two sides of a match and its referees write to each other. */
export const matchChatTopic = defineTopic<MatchChat, ChatEvents<MatchMessage>>()('match_chat', 'match:{id}:chat');

/** What only the members of one side read. */
export const battleChatTopic = defineTopic<BattleChat, ChatEvents<BattleMessage>>()(
  'battle_chat',
  'battle:{id}:chat:{side}',
);

/** The line of one side to the referees. */
export const battleStaffLineTopic = defineTopic<BattleChat, ChatEvents<BattleMessage>>()(
  'battle_staff_line',
  'battle:{id}:staff-line:{side}',
);
