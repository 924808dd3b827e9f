import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { BattleChat } from './battle-chat-views.ts';
import type { Muted } from './chat-views.ts';
import type { ChatEvents } from './chat.topic.ts';
import type { MatchChat } from './match-chat-views.ts';

type Chat<Message> = { messages: Message[]; muted: Muted[] };

const without = <Message>({ muted }: Chat<Message>, accountId: string) =>
  muted.filter(({ account_id }) => account_id !== accountId);

function foldChat<Message extends { id: string }>(): Fold<Chat<Message>> {
  const handlers: Handlers<Chat<Message>, ChatEvents<Message>> = {
    message_added: (chat, { message }) => ({
      ...chat,
      messages: [...chat.messages.filter(({ id }) => id !== message.id), message],
    }),
    author_muted: (chat, muted) => ({ ...chat, muted: [...without(chat, muted.account_id), muted] }),
    author_unmuted: (chat, { account_id }) => ({ ...chat, muted: without(chat, account_id) }),
  };
  return (chat, event) => foldBy(handlers, chat, event);
}

export const foldMatchChat: Fold<MatchChat> = foldChat();
export const foldBattleChat: Fold<BattleChat> = foldChat();
