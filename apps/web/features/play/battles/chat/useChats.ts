import type { ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import type { Side } from '@pailei/domain/series/sides';
import { useState } from 'react';

import { useBattleLine } from '../../../../shared/chat/chat.api.ts';
import { lineSeenKey, useUnread } from '../../../../shared/chat/useSeen.ts';

type Place = { battleId: string; side: Side; accountId: string };

/** Both lines of a side, followed together, which one is shown, and what is new in each. */
export function useChats({ battleId, side, accountId }: Place) {
  const [line, setLine] = useState<ChatLine>('team');
  const team = useBattleLine({ battleId, side, accountId, line: 'team' });
  const staff = useBattleLine({ battleId, side, accountId, line: 'staff' });
  return {
    battleId,
    accountId,
    line,
    setLine,
    lines: { team, staff },
    unread: {
      team: useUnread(lineSeenKey(battleId, 'team'), team.chat, accountId),
      staff: useUnread(lineSeenKey(battleId, 'staff'), staff.chat, accountId),
    },
  };
}
export type Chats = ReturnType<typeof useChats>;
