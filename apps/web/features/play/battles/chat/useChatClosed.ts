import { CHAT_HOURS_AFTER } from '@pailei/domain/battles';

import { useNow } from '../../../../shared/ui/time/Countdown.tsx';

const HOUR_MS = 3_600_000;

/** Why nobody writes any more: the battle has been over for too long; null: they do. */
export function useChatClosed(endedAt: string | null): string | null {
  const now = useNow();
  const isClosed = endedAt !== null && now - Date.parse(endedAt) > CHAT_HOURS_AFTER * HOUR_MS;
  return isClosed ? `结束已超过 ${CHAT_HOURS_AFTER} 小时，不能再发消息。` : null;
}
