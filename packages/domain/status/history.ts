import { CHINA_DAYS, HALF_HOURS, type TimeScale } from './slots.ts';
import type { ProbeState } from './probes.ts';

/** How many probes of a stretch found the component up, degraded and down. */
export type Counts = readonly [up: number, degraded: number, down: number];

/** The same with the latencies of those that were timed: sum and greatest in milliseconds, and how many. */
export type SlotTotals = readonly [...Counts, total_ms: number, timed: number, greatest_ms: number];

/** What a component's bars show: 48 half hours up to `last_cell`, 90 days up to `last_day`, oldest first. */
export type History = {
  last_cell: number;
  cells: readonly SlotTotals[];
  last_day: number;
  days: readonly Counts[];
};

export type Probe = { slot: number; state: ProbeState; latency_ms: number | null };

export const NO_TOTALS: SlotTotals = [0, 0, 0, 0, 0, 0];
export const NO_COUNTS: Counts = [0, 0, 0];

export function emptyHistory(slot: number): History {
  return {
    last_cell: HALF_HOURS.indexOf(slot),
    cells: Array.from({ length: HALF_HOURS.length }, () => NO_TOTALS),
    last_day: CHINA_DAYS.indexOf(slot),
    days: Array.from({ length: CHINA_DAYS.length }, () => NO_COUNTS),
  };
}

/** One more probe. A late one finds its own stretch; one from before the bars changes nothing. */
export function addProbe(history: History, probe: Probe): History {
  const { last_cell, cells, last_day, days } = moveTo(history, probe.slot);
  return {
    last_cell,
    cells: changeAt(cells, place(HALF_HOURS, last_cell, probe.slot), (cell) => countIn(cell, probe)),
    last_day,
    days: changeAt(days, place(CHINA_DAYS, last_day, probe.slot), (counts) => count(counts, probe.state)),
  };
}

/** Moves the bars on, so that they end with this slot's stretches. They never move back. */
export function moveTo(history: History, slot: number): History {
  const last_cell = Math.max(history.last_cell, HALF_HOURS.indexOf(slot));
  const last_day = Math.max(history.last_day, CHINA_DAYS.indexOf(slot));
  return {
    last_cell,
    cells: shift(history.cells, last_cell - history.last_cell, NO_TOTALS),
    last_day,
    days: shift(history.days, last_day - history.last_day, NO_COUNTS),
  };
}

function shift<T>(row: readonly T[], by: number, empty: T): readonly T[] {
  if (by === 0) return row;
  return [...row, ...Array.from({ length: Math.min(by, row.length) }, () => empty)].slice(-row.length);
}

const place = (bar: TimeScale, last: number, slot: number) => bar.length - 1 - (last - bar.indexOf(slot));

function changeAt<T>(row: readonly T[], index: number, change: (value: T) => T): readonly T[] {
  const value = row[index];
  return value === undefined ? row : row.with(index, change(value));
}

export function count([up, degraded, down]: Counts, state: ProbeState): Counts {
  return [up + Number(state === 'up'), degraded + Number(state === 'degraded'), down + Number(state === 'down')];
}

function countIn([up, degraded, down, total, timed, greatest]: SlotTotals, { state, latency_ms }: Probe): SlotTotals {
  const counts = count([up, degraded, down], state);
  if (latency_ms === null) return [...counts, total, timed, greatest];
  return [...counts, total + latency_ms, timed + 1, Math.max(greatest, latency_ms)];
}
