/** Days of the site begin at midnight in Shanghai, which knows no summer time. */
export const SITE_TIME_ZONE = 'Asia/Shanghai';

const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The moment at which the day of `now` began, ISO. */
export function dayStart(now: string): string {
  const local = Date.parse(now) + OFFSET_MS;
  return new Date(local - (local % DAY_MS) - OFFSET_MS).toISOString();
}

/** The last `count` days up to that of `now`, as `2026-11-20`, the oldest first. */
export function lastDays(now: string, count: number): string[] {
  const local = Date.parse(now) + OFFSET_MS;
  return Array.from({ length: count }, (_, index) =>
    new Date(local - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
