import { type Counts, type History, moveTo } from './history.ts';
import { CHINA_DAYS, HALF_HOURS, type TimeScale } from './slots.ts';

/** A stretch of time as it is shown: what was measured, and how many probes are missing that should be there. */
export type Stretch = { first_slot: number; up: number; degraded: number; down: number; missing: number };

/** Which slots should have a probe: from the site's first one on, up to one that had time to be written. */
export type MeasuredSpan = { since: number; until: number };

/** A probe may take its whole slot and is written in the next. */
const SLOTS_TO_WRITE = 2;

export function measuredUntil(currentSlot: number, lastSlot: number): number {
  return Math.max(lastSlot, currentSlot - SLOTS_TO_WRITE);
}

/** The half hours and the days that end now, oldest first. */
export function stretches(history: History, measured: MeasuredSpan): { cells: Stretch[]; days: Stretch[] } {
  const { cells, last_cell, days, last_day } = moveTo(history, measured.until);
  return {
    cells: stretchesOf(HALF_HOURS, last_cell, cells, measured),
    days: stretchesOf(CHINA_DAYS, last_day, days, measured),
  };
}

function stretchesOf(
  bar: TimeScale,
  last: number,
  row: readonly (readonly [...Counts, ...number[]])[],
  measured: MeasuredSpan,
): Stretch[] {
  return row.map(([up, degraded, down], place) => {
    const index = last - (bar.length - 1 - place);
    const first_slot = bar.firstSlotOf(index);
    const from = Math.max(first_slot, measured.since);
    const to = Math.min(bar.firstSlotOf(index + 1), measured.until + 1);
    return { first_slot, up, degraded, down, missing: Math.max(0, to - from - up - degraded - down) };
  });
}

/** An exact share: `part` of `whole` probes. */
export type Share = { part: number; whole: number };

/** A slow site is up; one that nobody measured is not. */
export function uptime(row: readonly Stretch[]): Share {
  const share = { part: 0, whole: 0 };
  for (const { up, degraded, down, missing } of row) {
    share.part += up + degraded;
    share.whole += up + degraded + down + missing;
  }
  return share;
}

/** In hundredths of a per cent, rounded down, so that 100 % means all; null when there was nothing to measure. */
export function shareText({ part, whole }: Share): string | null {
  if (whole === 0) return null;
  const hundredths = Math.floor((part * 10_000) / whole);
  return hundredths === 10_000
    ? '100%'
    : `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}

/** `none`: from before the first probe. */
export type StretchState = 'none' | 'up' | 'degraded' | 'down' | 'missing';

/** So many bad probes give a stretch its colour: as many as open an incident. */
const BAD_PROBES = 3;
const MISSING_SHARE = 0.1;

export function stretchState({ up, degraded, down, missing }: Stretch): StretchState {
  const measured = up + degraded + down;
  if (measured === 0) return missing > 0 ? 'missing' : 'none';
  if (down >= BAD_PROBES) return 'down';
  if (degraded + down >= BAD_PROBES) return 'degraded';
  return missing > MISSING_SHARE * (measured + missing) ? 'missing' : 'up';
}
