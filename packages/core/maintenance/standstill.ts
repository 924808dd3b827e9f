import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { windowState } from '@pailei/domain/maintenance';
import { findUnsettled, markSettled } from './maintenance.repository.ts';

/** The clocks of matches and tournaments stand still from the begin of a window until what it took was given back. */
export type Standstill = {
  since: string;
  /** Whether players can act again, so that the deadlines are to be moved now. */
  isOver: boolean;
  window_ids: string[];
};

/** Undefined while the clocks run. */
export async function readStandstill(db: Db | Trx, now: string): Promise<Standstill | undefined> {
  const windows = await findUnsettled(db, now);
  const [first] = windows;
  if (!first) return undefined;
  const isOver = windows.every((window) => windowState(window, Date.parse(now)) === 'ended');
  return { since: first.starts_at, isOver, window_ids: windows.map(({ id }) => id) };
}

/** Since when a deadline has lost time: one that was set during the standstill lost only what came after. */
export function lostSince({ since }: Standstill, dueSetAt: string | null): string {
  return dueSetAt !== null && dueSetAt > since ? dueSetAt : since;
}

/** The clocks run again. */
export async function endStandstill(trx: Trx, { window_ids }: Standstill, now: string): Promise<void> {
  await markSettled(trx, window_ids, now);
}
