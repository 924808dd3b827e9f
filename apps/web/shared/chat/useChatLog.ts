import { useState } from 'react';

import { newCallKey } from '../api/call-key.ts';
import { messageOf } from '../api/error-text.ts';
import { serverNow } from '../state/clock.ts';
import {
  allMessages,
  chatEntries,
  stillSent,
  type ChatEntry,
  type ChatMessage,
  type SentMessage,
} from './chat-lines.ts';

/** Where the messages of a chat come from, and how one is sent. */
export type ChatSource = {
  /** The newest messages, live; null: not read yet. */
  readonly live: readonly ChatMessage[] | null;
  /** Why the reader may not read it; null: they may. */
  readonly denied: string | null;
  /** Who writes. */
  readonly accountId: string;
  /** With how many of the newest messages a view begins. */
  readonly shown: number;
  /** A page of those before one, the newest first. */
  readonly list: (before: string, limit: number) => Promise<readonly ChatMessage[]>;
  readonly add: (text: string, key: string) => Promise<{ readonly id: string }>;
};

export type Chat = {
  readonly isLoading: boolean;
  readonly denied: string | null;
  readonly messages: readonly ChatMessage[];
  readonly entries: readonly ChatEntry[];
  readonly older: { readonly hasMore: boolean; readonly isLoading: boolean; readonly load: () => void };
  send(text: string): void;
  /** The same message once more: had it arrived after all, it is there once. */
  sendAgain(one: SentMessage): void;
  /** Takes a refused one away, and gives its text back. */
  discard(one: SentMessage): void;
};

const PAGE = 50;

/** A chat, live: the newest messages, older ones on demand, and what was sent from this page. */
export function useChatLog(source: ChatSource): Chat {
  const { accountId } = source;
  const live = source.live ?? [];
  const older = useOlderMessages(source, live);
  const messages = allMessages(older.messages, live);
  const [sent, setSent] = useState<readonly SentMessage[]>([]);

  async function post({ key, text }: Pick<SentMessage, 'key' | 'text'>): Promise<void> {
    const change = (fields: Partial<SentMessage>) =>
      setSent((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));
    change({ error: null });
    try {
      change({ id: (await source.add(text, key)).id });
    } catch (error) {
      change({ error: messageOf(error) });
    }
  }

  return {
    isLoading: source.live === null,
    denied: source.denied,
    messages,
    entries: chatEntries(messages, sent, accountId),
    older,
    send(text) {
      const after = messages.at(-1)?.id ?? null;
      const one = { key: newCallKey(), text, at: new Date(serverNow()).toISOString(), after, error: null, id: null };
      setSent((all) => [...stillSent(all, messages, accountId), one]);
      void post(one);
    },
    sendAgain: (one) => void post(one),
    discard: ({ key }) => setSent((all) => all.filter((one) => one.key !== key)),
  };
}

/** Messages before those that the view begins with, a page at a time. */
function useOlderMessages({ shown, list }: ChatSource, live: readonly ChatMessage[]) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [isEnd, setEnd] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const oldest = messages[0] ?? live[0];
  const hasMore = !isEnd && (messages.length > 0 || live.length >= shown);

  async function load(): Promise<void> {
    if (!oldest || !hasMore || isLoading) return;
    setLoading(true);
    try {
      const items = await list(oldest.id, PAGE);
      setMessages((known) => allMessages(known, items));
      setEnd(items.length < PAGE);
    } finally {
      setLoading(false);
    }
  }

  // what fails is asked for again with the next scroll
  return { messages, hasMore, isLoading, load: () => void load().catch(() => undefined) };
}
