import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { clockPausedSince } from '@pailei/domain/maintenance/maintenance';
import { useEffect } from 'react';

import { stopDeadlines } from '../state/clock.ts';
import { useNow } from '../ui/time/Countdown.tsx';

/** Pauses every deadline on the page while maintenance keeps players from acting. */
export function useClockPause(windows: readonly MaintenanceWindow[] | undefined): void {
  const since = clockPausedSince(windows ?? [], useNow());
  useEffect(() => {
    if (since === undefined) return undefined;
    stopDeadlines(Date.parse(since));
    return () => stopDeadlines(null);
  }, [since]);
}
