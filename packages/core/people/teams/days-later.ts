const DAY_MS = 24 * 3_600_000;

/** The same time of day so many days later, ISO. */
export const daysLater = (now: string, days: number): string => new Date(Date.parse(now) + days * DAY_MS).toISOString();
