import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { BattleChat } from './battle-chat-views.ts';
import type { BattleChatEvents } from './battle-chat.topic.ts';

const handlers: Handlers<BattleChat, BattleChatEvents> = {
  message_added: ({ messages }, { message }) => ({
    messages: [...messages.filter(({ id }) => id !== message.id), message],
  }),
};

export const foldBattleChat: Fold<BattleChat> = (chat, event) => foldBy(handlers, chat, event);
