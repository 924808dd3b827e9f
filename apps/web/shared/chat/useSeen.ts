import type { ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import { useEffect } from 'react';

import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { unreadCount } from './chat-lines.ts';
import { chatSeenAtom, markSeenAtom } from './chat-seen.atoms.ts';
import type { Chat } from './useChatLog.ts';

/** What the device remembers a chat by. */
export const matchSeenKey = (matchId: string): string => `${matchId} match`;
export const lineSeenKey = (battleId: string, line: ChatLine): string => `${battleId} ${line}`;

/** How many messages of others are new to this device. */
export function useUnread(key: string, { messages }: Chat, accountId: string): number {
  return unreadCount(messages, useAtomValue(chatSeenAtom)[key] ?? '', accountId);
}

/** What is on the page, in sight, is seen. */
export function useSeen(key: string, { messages }: Chat): void {
  const markSeen = useSetAtom(markSeenAtom);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    const mark = () => {
      if (newest !== undefined && !document.hidden) markSeen(key, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [key, newest, markSeen]);
}
