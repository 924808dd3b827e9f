import { CHAT_HOURS_AFTER } from '@pailei/domain/match-chat';

import { useNow } from '../ui/time/Countdown.tsx';

const HOUR_MS = 3_600_000;

/** Why the reader does not write; null: they may. `muteReason`: why a referee has silenced them. */
export function useClosedText(endedAt: string | null, muteReason: string | undefined): string | null {
  const now = useNow();
  if (endedAt !== null && now - Date.parse(endedAt) > CHAT_HOURS_AFTER * HOUR_MS)
    return `本场结束已超过 ${CHAT_HOURS_AFTER} 小时，不能再发消息。`;
  return muteReason === undefined ? null : `裁判已在本场禁止你发言：${muteReason}`;
}
