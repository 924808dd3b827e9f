import type { MaintenanceWindow } from '@pailei/contracts/maintenance';
import { standstillSince } from '@pailei/domain/maintenance';
import { useEffect } from 'react';

import { stopDeadlines } from '../../shared/state/clock.ts';
import { useNow } from '../../shared/ui/Countdown.tsx';

/** Lets every deadline on the page stand still while maintenance keeps players from acting. */
export function useStandstill(windows: readonly MaintenanceWindow[] | undefined): void {
  const since = standstillSince(windows ?? [], useNow());
  useEffect(() => {
    if (since === undefined) return undefined;
    stopDeadlines(Date.parse(since));
    return () => stopDeadlines(null);
  }, [since]);
}
