import type { ChatLine } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import type { Side } from '@pailei/domain/series';
import { useEffect, useState } from 'react';

import { useAtomValue, useSetAtom } from '../../../../shared/state/jotai.ts';
import { unreadCount } from '../../../../shared/chat/chat-lines.ts';
import type { Chat } from '../../../../shared/chat/useChatLog.ts';
import { useChat } from './chat.api.ts';
import { chatSeenAtom, markSeenAtom, seenKey } from './chat-seen.atoms.ts';

type Who = { battleId: string; side: Side; accountId: string };

/** Both lines of a side, followed together, which one is shown, and what is new in each. */
export function useChats({ battleId, side, accountId }: Who) {
  const [line, setLine] = useState<ChatLine>('team');
  const seen = useAtomValue(chatSeenAtom);
  const team = useChat({ battleId, side, accountId, line: 'team' });
  const staff = useChat({ battleId, side, accountId, line: 'staff' });
  const unread = (of: ChatLine, { messages }: Chat) =>
    unreadCount(messages, seen[seenKey(battleId, of)] ?? '', accountId);
  return {
    battleId,
    accountId,
    line,
    setLine,
    lines: { team, staff },
    unread: { team: unread('team', team), staff: unread('staff', staff) },
  };
}
export type Chats = ReturnType<typeof useChats>;

/** What is on the page, in sight, is seen. */
export function useSeen({ battleId, line, lines }: Chats): void {
  const markSeen = useSetAtom(markSeenAtom);
  const newest = lines[line].messages.at(-1)?.id;
  useEffect(() => {
    const mark = () => {
      if (newest !== undefined && !document.hidden) markSeen(seenKey(battleId, line), newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [battleId, line, newest, markSeen]);
}
