import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { windowState, type ClockArea, type MaintenanceScope } from '@pailei/domain/maintenance';
import { findUnsettled, markSettled } from './maintenance.repository.ts';

/** The clocks of an area are paused from the begin of a window of it, or of the whole site, until what it took was given back. */
export type ClockPause = {
  since: string;
  /** Whether players can act again, so that the deadlines are to be moved now. */
  isOver: boolean;
  window_ids: readonly string[];
};

/** Undefined while the clocks run. */
export const readClockPause = (db: Db | Trx, area: ClockArea, now: string): Promise<ClockPause | undefined> =>
  readPause(db, ['site', area], now);

/** The same by the area's own windows alone. */
export const readAreaPause = (db: Db | Trx, area: ClockArea, now: string): Promise<ClockPause | undefined> =>
  readPause(db, [area], now);

async function readPause(
  db: Db | Trx,
  scopes: readonly MaintenanceScope[],
  now: string,
): Promise<ClockPause | undefined> {
  const windows = await findUnsettled(db, { scopes, now });
  const [first] = windows;
  if (!first) return undefined;
  const isOver = windows.every((window) => windowState(window, Date.parse(now)) === 'ended');
  return { since: first.starts_at, isOver, window_ids: windows.map(({ id }) => id) };
}

/** Since when a deadline has lost time: one that was set during the pause lost only what came after. */
export function lostSince({ since }: Pick<ClockPause, 'since'>, dueSetAt: string | null): string {
  return dueSetAt !== null && dueSetAt > since ? dueSetAt : since;
}

/** The clocks run again. */
export async function endClockPause(trx: Trx, { window_ids }: ClockPause, now: string): Promise<void> {
  await markSettled(trx, window_ids, now);
}
