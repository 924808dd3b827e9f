import type { SeriesStatus } from './types.ts';

/** The three ends of a series. */
export const SERIES_OVER_STATUSES = ['finished', 'forfeited', 'cancelled'] as const satisfies readonly SeriesStatus[];

export function isSeriesOver(status: SeriesStatus): status is (typeof SERIES_OVER_STATUSES)[number] {
  return SERIES_OVER_STATUSES.some((end) => end === status);
}
