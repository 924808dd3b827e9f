import { SITE_AHEAD_MS } from './zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When the site has the least to do. */
const NIGHT_HOUR = 4;

/** The moment at which the day of `now` began, ISO. */
export function dayStart(now: string): string {
  const local = Date.parse(now) + SITE_AHEAD_MS;
  return new Date(local - (local % DAY_MS) - SITE_AHEAD_MS).toISOString();
}

/** The last `count` days up to that of `now`, as `2026-11-20`, the oldest first. */
export function lastDays(now: string, count: number): string[] {
  const local = Date.parse(now) + SITE_AHEAD_MS;
  return Array.from({ length: count }, (_, index) =>
    new Date(local - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** When the first of the last `count` days began, ISO. */
export function lastDaysStart(now: string, count: number): string {
  return new Date(Date.parse(dayStart(now)) - (count - 1) * DAY_MS).toISOString();
}

/** The last time it was four in the morning, ISO: nightly work is due once after it. */
export function lastNight(now: string): string {
  const shifted = new Date(Date.parse(now) - NIGHT_HOUR * HOUR_MS).toISOString();
  return new Date(Date.parse(dayStart(shifted)) + NIGHT_HOUR * HOUR_MS).toISOString();
}
