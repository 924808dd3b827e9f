import { battleChatApi } from '@pailei/contracts/play/battle-chat/battle-chat.api';
import { foldBattleChat } from '@pailei/contracts/play/battle-chat/battle-chat.fold';
import type { BattleChat, ChatLine, ChatMessage } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import {
  battleChatTopic,
  battleStaffLineTopic,
  CHAT_MESSAGES_SHOWN,
} from '@pailei/contracts/play/battle-chat/battle-chat.topic';
import type { Side } from '@pailei/domain/series';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { newCallKey } from '../../../../shared/api/call-key.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { serverNow } from '../../../../shared/state/clock.ts';
import { allMessages, chatEntries, stillSent, type SentMessage } from './chat-lines.ts';

const TOPICS = { team: battleChatTopic, staff: battleStaffLineTopic } as const satisfies Record<ChatLine, unknown>;
const PAGE = 50;

/** Whose line of which battle, and who writes. */
export type ChatPlace = {
  readonly battleId: string;
  readonly side: Side;
  readonly line: ChatLine;
  readonly accountId: string;
};

/** One line of a battle, live: the newest messages, older ones on demand, and what was sent from this page. */
export function useChat(place: ChatPlace) {
  const { battleId, side, line, accountId } = place;
  const topic = useLiveTopic<BattleChat, null>(TOPICS[line].of(battleId, side), {
    initial: null,
    fold: foldBattleChat,
  });
  const live = topic.state?.messages ?? [];
  const older = useOlderMessages(place, live);
  const messages = allMessages(older.messages, live);
  const [sent, setSent] = useState<readonly SentMessage[]>([]);

  async function post({ key, text }: Pick<SentMessage, 'key' | 'text'>): Promise<void> {
    const change = (fields: Partial<SentMessage>) =>
      setSent((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));
    change({ error: null });
    try {
      const call = { params: { id: battleId }, body: { line, side, text }, idempotencyKey: key };
      change({ id: (await api.retry(battleChatApi.add, call)).id });
    } catch (error) {
      change({ error: messageOf(error) });
    }
  }

  return {
    isLoading: topic.state === null,
    denied: topic.status.phase === 'denied' ? topic.status.message : null,
    messages,
    entries: chatEntries(messages, sent, accountId),
    older,
    send(text: string): void {
      const after = messages.at(-1)?.id ?? null;
      const one = { key: newCallKey(), text, at: new Date(serverNow()).toISOString(), after, error: null, id: null };
      setSent((all) => [...stillSent(all, messages, accountId), one]);
      void post(one);
    },
    /** The same message once more: had it arrived after all, it is there once. */
    sendAgain: (one: SentMessage) => void post(one),
    /** Takes a refused one away, and gives its text back. */
    discard: ({ key }: SentMessage) => setSent((all) => all.filter((one) => one.key !== key)),
  };
}
export type Chat = ReturnType<typeof useChat>;

/** Messages before those that the topic begins with, a page at a time. */
function useOlderMessages({ battleId, side, line }: ChatPlace, live: readonly ChatMessage[]) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [isEnd, setEnd] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const oldest = messages[0] ?? live[0];
  const hasMore = !isEnd && (messages.length > 0 || live.length >= CHAT_MESSAGES_SHOWN);

  async function load(): Promise<void> {
    if (!oldest || !hasMore || isLoading) return;
    setLoading(true);
    try {
      const query = { line, side, before: oldest.id, limit: PAGE };
      const { items } = await api.call(battleChatApi.list, { params: { id: battleId }, query });
      setMessages((known) => allMessages(known, items));
      setEnd(items.length < PAGE);
    } finally {
      setLoading(false);
    }
  }

  // what fails is asked for again with the next scroll
  return { messages, hasMore, isLoading, load: () => void load().catch(() => undefined) };
}
