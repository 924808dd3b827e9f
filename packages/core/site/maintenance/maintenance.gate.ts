import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import type { Db } from '@pailei/db/client';
import { closingWindow, windowState, type Area } from '@pailei/domain/maintenance/maintenance';
import { createCachedReader } from '../settings/cached-reader.ts';
import { findOpenWindows } from './maintenance.repository.ts';
import { windowOf } from './maintenance.view.ts';

export type GateDeps = {
  db: Db;
  now: () => string;
  /** Milliseconds that only grow. */
  clock: () => number;
};
export type MaintenanceGate = ReturnType<typeof createMaintenanceGate>;

/**
 * What requests are refused by: the rows themselves, at most a second old, so that it holds whatever becomes of Redis and the hub.
 * Begin and end are a matter of the clock, not of a message.
 */
export function createMaintenanceGate({ db, now, clock }: GateDeps) {
  const windows = createCachedReader<MaintenanceWindow[]>({
    read: async () => (await findOpenWindows(db)).map(windowOf),
    initial: [],
    clock,
  });
  return {
    /** The window that closes this area now, if any. */
    async closing(area: Area | undefined): Promise<MaintenanceWindow | undefined> {
      return area === 'always' ? undefined : closingWindow(await windows.get(), area, Date.parse(now()));
    },
    /** Whether it is known without a read that no window closes this area now. */
    isOpen(area: Area | undefined): boolean {
      if (area === 'always') return true;
      if (!windows.isFresh()) return false;
      const known = windows.last();
      return known.length === 0 || closingWindow(known, area, Date.parse(now())) === undefined;
    },
    /** The windows that are on or will be. */
    async current(): Promise<MaintenanceWindow[]> {
      return (await windows.get()).filter((window) => windowState(window, Date.parse(now())) !== 'ended');
    },
    forget: windows.forget,
  };
}
