import { DEFAULT_SERIES_TIMERS, type SeriesTimers } from '@pailei/domain/series/settings';

/**
 * People's own pace for bans and picks, so that a visitor can keep up and a slow machine is in time; only the wait for those who
 * never come is cut short.
 */
export const DEMO_TIMERS: SeriesTimers = {
  ...DEFAULT_SERIES_TIMERS,
  check_in: [60, 90, 120],
  reminders: [20, 40],
  confirm: 60,
};
