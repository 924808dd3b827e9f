import { battleChatApi } from '@pailei/contracts/play/battle-chat/battle-chat.api';
import { foldBattleChat } from '@pailei/contracts/play/battle-chat/battle-chat.fold';
import type { BattleChat, ChatLine } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import {
  battleChatTopic,
  battleStaffLineTopic,
  CHAT_MESSAGES_SHOWN,
} from '@pailei/contracts/play/battle-chat/battle-chat.topic';
import type { Side } from '@pailei/domain/series';

import { api } from '../../../../shared/api/api.ts';
import { useChatLog, type Chat } from '../../../../shared/chat/useChatLog.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';

const TOPICS = { team: battleChatTopic, staff: battleStaffLineTopic } as const satisfies Record<ChatLine, unknown>;

/** Whose line of which battle, and who writes. */
export type ChatPlace = {
  readonly battleId: string;
  readonly side: Side;
  readonly line: ChatLine;
  readonly accountId: string;
};

/** One line of a battle. */
export function useChat({ battleId, side, line, accountId }: ChatPlace): Chat {
  const topic = useLiveTopic<BattleChat, null>(TOPICS[line].of(battleId, side), {
    initial: null,
    fold: foldBattleChat,
  });
  const params = { id: battleId };
  return useChatLog({
    live: topic.state?.messages ?? null,
    denied: topic.status.phase === 'denied' ? topic.status.message : null,
    accountId,
    shown: CHAT_MESSAGES_SHOWN,
    list: async (before, limit) =>
      (await api.call(battleChatApi.list, { params, query: { line, side, before, limit } })).items,
    add: (text, key) => api.retry(battleChatApi.add, { params, body: { line, side, text }, idempotencyKey: key }),
  });
}
