/** What every message of a chat has, whoever may read it. */
export type ChatMessage = {
  readonly id: string;
  readonly author: { readonly id: string; readonly username: string };
  readonly is_staff: boolean;
  readonly text: string;
  readonly at: string;
};

/** A message that was sent from this page. */
export type SentMessage = {
  /** Of the call: sent again, it is the same message. */
  readonly key: string;
  readonly text: string;
  readonly at: string;
  /** The newest message that was there then; null: none. */
  readonly after: string | null;
  /** Why it was refused; null while it is under way or taken. */
  readonly error: string | null;
  /** What it became; null before the answer. */
  readonly id: string | null;
};

export type ChatEntry =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'sent'; readonly sent: SentMessage };

/** Older pages and the live ones as one list, the oldest first, each once. */
export function allMessages(older: readonly ChatMessage[], live: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...older, ...live].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * What was sent and is not in the list yet. The topic may bring a message before its answer does: then it is known by its author and
 * text among those that came after it was sent.
 */
export function stillSent(
  sent: readonly SentMessage[],
  messages: readonly ChatMessage[],
  authorId: string,
): readonly SentMessage[] {
  const arrived = new Set<string>();
  return sent.filter((one) => {
    const found = messages.find(({ id, author, text }) => {
      if (one.id !== null) return id === one.id;
      const isAfter = one.after === null || id > one.after;
      return isAfter && !arrived.has(id) && author.id === authorId && text === one.text;
    });
    if (found) arrived.add(found.id);
    return found === undefined;
  });
}

/** The list with one's own messages at its end from the moment they are sent, and each once. */
export function chatEntries(
  messages: readonly ChatMessage[],
  sent: readonly SentMessage[],
  authorId: string,
): readonly ChatEntry[] {
  return [
    ...messages.map((message): ChatEntry => ({ kind: 'message', message })),
    ...stillSent(sent, messages, authorId).map((one): ChatEntry => ({ kind: 'sent', sent: one })),
  ];
}

/** How many messages of others came after the last one that was seen; empty: none was. */
export function unreadCount(messages: readonly ChatMessage[], seenId: string, ownId: string): number {
  return messages.filter(({ id, author }) => id > seenId && author.id !== ownId).length;
}
