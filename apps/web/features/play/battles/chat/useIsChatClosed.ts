import { CHAT_HOURS_AFTER } from '@pailei/domain/battles';

import { useNow } from '../../../../shared/ui/time/Countdown.tsx';

const HOUR_MS = 3_600_000;

/** Whether the battle has been over for too long to write about it. */
export function useIsChatClosed(endedAt: string | null): boolean {
  const now = useNow();
  return endedAt !== null && now - Date.parse(endedAt) > CHAT_HOURS_AFTER * HOUR_MS;
}
