import {
  BAN_COUNTS,
  BEST_OF,
  isAdvantageSound,
  SERIES_FORMATS,
  type SeriesSettings,
  type SeriesTimers,
} from './settings.ts';

export const SERIES_FAULTS = [
  'unknown_value',
  'bans_in_specialist',
  'shield_without_bans',
  'lead_decides',
  'extra_ban_in_specialist',
  /** A timer has no whole number of seconds from 1 on. */
  'timer_not_whole',
  /** A timer is not later than the one before it. */
  'timer_not_rising',
] as const;
export type SeriesFaultCode = (typeof SERIES_FAULTS)[number];

/** `field` is a path in the settings, with a point between its parts: `timers.reminders.1`. */
export type SeriesFault = { readonly field: string; readonly code: SeriesFaultCode };

/** All that keeps a series with these settings from being opened, in the order of the fields. Empty: it can be. */
export function seriesFaults(settings: SeriesSettings): SeriesFault[] {
  const { format, best_of, bans, shield, timers } = settings;
  const faults: SeriesFault[] = [];
  const note = (field: string, code: SeriesFaultCode) => faults.push({ field, code });
  if (!SERIES_FORMATS.includes(format)) note('format', 'unknown_value');
  if (!BEST_OF.includes(best_of)) note('best_of', 'unknown_value');
  if (!BAN_COUNTS.includes(bans)) note('bans', 'unknown_value');
  else if (format === 'specialist' && bans > 0) note('bans', 'bans_in_specialist');
  if (shield && (bans === 0 || format === 'specialist')) note('shield', 'shield_without_bans');
  if (!isAdvantageSound(settings))
    note('advantage', settings.advantage?.kind === 'game_lead' ? 'lead_decides' : 'extra_ban_in_specialist');
  return [...faults, ...timerFaults(timers)];
}

/** What is wrong with timers alone; the fields are below `timers`. */
export function timerFaults(timers: SeriesTimers): SeriesFault[] {
  const { check_in, reminders, confirm, shield, ban, pick, grace } = timers;
  if (check_in.length !== 3) return [{ field: 'timers.check_in', code: 'unknown_value' }];
  if (reminders.length !== 2) return [{ field: 'timers.reminders', code: 'unknown_value' }];
  return [
    ...risingFaults(check_in.map((seconds, index) => [`timers.check_in.${index}`, seconds])),
    ...Object.entries({ shield, ban, pick, grace }).flatMap(([name, seconds]) =>
      risingFaults([[`timers.${name}`, seconds]]),
    ),
    ...risingFaults([
      ...reminders.map((seconds, index): Timer => [`timers.reminders.${index}`, seconds]),
      ['timers.confirm', confirm],
    ]),
  ];
}

type Timer = readonly [field: string, seconds: number];

/** Each is later than the one before. */
function risingFaults(timers: readonly Timer[]): SeriesFault[] {
  return timers.flatMap(([field, seconds], index): SeriesFault[] => {
    if (!Number.isSafeInteger(seconds) || seconds < 1) return [{ field, code: 'timer_not_whole' }];
    return seconds > (timers[index - 1]?.[1] ?? 0) ? [] : [{ field, code: 'timer_not_rising' }];
  });
}
