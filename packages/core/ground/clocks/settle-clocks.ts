import { inTransaction } from '@pailei/live/transaction';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { CLOCK_AREAS } from '@pailei/domain/maintenance/maintenance';
import { areaPauseOf, clockPauseOf, endClockPause, readUnsettled, type ClockPause } from './clock-pause.ts';
import { lockWindows } from './lock-windows.ts';
import type { Clock } from './clock.ts';
import type { ClockDeps } from './expire-due.ts';

type Creditable = Pick<Clock, 'area' | 'credit'>;
type PausedArea = { area: Clock['area']; pause: ClockPause };

/**
 * After maintenance that kept people from acting: moves every deadline by what it lost, in one transaction with the events that
 * record it, and lets the clocks run again. Often nothing; returns whether there was anything to do. Clocks are credited in the
 * order in which they are given, which is the order of locks.
 */
export async function settleClocks(deps: ClockDeps, clocks: readonly Creditable[]): Promise<boolean> {
  if ((await findSettleable(deps.db, clocks, deps.now())).length === 0) return false;
  return inTransaction(deps, async (trx, log) => {
    await lockWindows(trx);
    const now = deps.now();
    // Another worker may have been first, or the next window has begun.
    const settleable = await findSettleable(trx, clocks, now);
    for (const clock of clocks) {
      const found = settleable.find(({ area }) => area === clock.area);
      if (found) await clock.credit({ trx, log, now }, found.pause);
    }
    for (const { pause } of settleable) await endClockPause(trx, pause, now);
    return settleable.length > 0;
  });
}

/** Areas whose pause is over. A window of the whole site is settled for all of them at once, so one that goes on holds it back. */
async function findSettleable(db: Db | Trx, clocks: readonly Creditable[], now: string): Promise<PausedArea[]> {
  const unsettled = await readUnsettled(db, now);
  const paused: PausedArea[] = [];
  for (const area of CLOCK_AREAS) {
    const hasClocks = clocks.some((clock) => clock.area === area);
    // Without clocks an area waits for nobody; its windows are over for good, so that a clock of a later release owes them nothing.
    const pause = (hasClocks ? clockPauseOf : areaPauseOf)(unsettled, area, now);
    if (pause) paused.push({ area, pause });
  }
  return paused.filter(
    (one) => one.pause.isOver && paused.every((other) => other.pause.isOver || !shareWindow(one.pause, other.pause)),
  );
}

const shareWindow = (a: ClockPause, b: ClockPause): boolean => a.window_ids.some((id) => b.window_ids.includes(id));
