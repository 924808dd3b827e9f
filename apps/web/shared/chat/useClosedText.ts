import { CHAT_HOURS_AFTER } from '@pailei/domain/chat/chat';

import { useNow } from '../ui/time/Countdown.tsx';
import type { ChatOwner } from './chat.api.ts';
import { OWNER_NAMES } from './chat-texts.ts';

const HOUR_MS = 3_600_000;

type Writing = {
  kind: ChatOwner['kind'];
  /** Of the match or battle; null: it has not ended. */
  endedAt: string | null;
  /** Why a referee has silenced the reader. */
  muteReason: string | undefined;
};

/** Why the reader does not write; null: they may. */
export function useClosedText({ kind, endedAt, muteReason }: Writing): string | null {
  const now = useNow();
  const name = OWNER_NAMES[kind];
  if (endedAt !== null && now - Date.parse(endedAt) > CHAT_HOURS_AFTER * HOUR_MS)
    return `${name}结束已超过 ${CHAT_HOURS_AFTER} 小时，不能再发消息。`;
  return muteReason === undefined ? null : `裁判已在${name}禁止你发言：${muteReason}`;
}
