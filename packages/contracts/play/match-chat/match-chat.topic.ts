import { defineTopic } from '../../topics/topic.ts';
import type { MatchChat, MatchMessage, Muted } from './match-chat-views.ts';

/** A view begins with so many of the newest messages. */
export const MESSAGES_SHOWN = 100;

export type MatchChatEvents = {
  message_added: { message: MatchMessage };
  author_muted: Muted;
  author_unmuted: { account_id: string };
};

/** What the two sides of a match and its referees write to each other. */
export const matchChatTopic = defineTopic<MatchChat, MatchChatEvents>()('match_chat', 'match:{id}:chat');
