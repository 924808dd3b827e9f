import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { MatchChat } from './match-chat-views.ts';
import type { MatchChatEvents } from './match-chat.topic.ts';

const handlers: Handlers<MatchChat, MatchChatEvents> = {
  message_added: (chat, { message }) => ({
    ...chat,
    messages: [...chat.messages.filter(({ id }) => id !== message.id), message],
  }),
  author_muted: (chat, muted) => ({ ...chat, muted: [...without(chat, muted.account_id), muted] }),
  author_unmuted: (chat, { account_id }) => ({ ...chat, muted: without(chat, account_id) }),
};

export const foldMatchChat: Fold<MatchChat> = (chat, event) => foldBy(handlers, chat, event);

const without = ({ muted }: MatchChat, accountId: string) => muted.filter(({ account_id }) => account_id !== accountId);
