const DAY_MS = 24 * 3_600_000;

/** No-shows count together for this long. */
export const NO_SHOW_WINDOW_DAYS = 30;
/** Days without a registration, from the second no-show on; any further ones have the last of them. */
export const COOL_DOWN_DAYS = [1, 3, 7, 14, 30] as const;
const FIRST_COUNTED = 2;

/** Matches of one event lost by absence, after which the system drops a participant. */
export const NO_SHOWS_TO_DROP = 2;

export type CoolDown = { readonly until: string; readonly count: number };

/**
 * Until when somebody may not register, by the moments of their no-shows (ISO): each has the length that those in the 30 days up
 * to it ask for, and the longest holds. So one more never shortens it. Null: they may.
 */
export function coolDownOf(moments: readonly string[], now: string): CoolDown | null {
  const times = moments.map((moment) => Date.parse(moment)).toSorted((one, other) => one - other);
  const spans = times.flatMap((time, index) => {
    const count = times.slice(0, index + 1).filter((one) => time - one <= NO_SHOW_WINDOW_DAYS * DAY_MS).length;
    if (count < FIRST_COUNTED) return [];
    const days = COOL_DOWN_DAYS[Math.min(count - FIRST_COUNTED, COOL_DOWN_DAYS.length - 1)] ?? 0;
    return [{ until: time + days * DAY_MS, count }];
  });
  const longest = spans.reduce((one, other) => (other.until >= one.until ? other : one), { until: 0, count: 0 });
  if (longest.until <= Date.parse(now)) return null;
  return { until: new Date(longest.until).toISOString(), count: longest.count };
}
