import { isIntegerBetween } from '../../violation/integer-between.ts';

export const LEAGUE_DAYS_MIN = 4;
export const LEAGUE_DAYS_MAX = 14;
/** Nobody has less than a whole day to propose a time, however late on its first day a round opens. */
export const PROPOSE_DAYS_MIN = 2;
/** A battle that starts later than this would end after its day. */
export const DEFAULT_SLOT_EARLIEST = '06:00';
export const DEFAULT_SLOT_LATEST = '22:30';

/** What becomes of a fixture whose week ends without a result: a referee decides, or what the rule proposes counts at once. */
export const NO_RESULT_MODES = ['referee', 'rule'] as const;
export type NoResultMode = (typeof NO_RESULT_MODES)[number];

/** From Monday, 1, to Sunday, 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days count from 1, the one on which the round opens, and are those of the site's time zone. Source: league week of THL [E37]. */
export type LeagueSettings = {
  /** The fixtures of a round are played by the end of this day. */
  readonly days: number;
  /** The first proposal that is made by the end of this day is the default. */
  readonly propose_days: number;
  /** Without an agreement by the end of this day a default is taken. */
  readonly answer_days: number;
  /** When a battle starts where nobody has proposed anything; `time` as `20:00`. */
  readonly default_slot: { readonly weekday: Weekday; readonly time: string };
  readonly no_result: NoResultMode;
};

export const DEFAULT_LEAGUE_SETTINGS: LeagueSettings = {
  days: 7,
  propose_days: 2,
  answer_days: 3,
  default_slot: { weekday: 7, time: '20:00' },
  no_result: 'referee',
};

export const isSlotTime = (time: string): boolean =>
  /^([01]\d|2[0-3]):[0-5]\d$/u.test(time) && time >= DEFAULT_SLOT_EARLIEST && time <= DEFAULT_SLOT_LATEST;

export type LeagueFault = 'days' | 'propose_days' | 'answer_days' | 'default_slot';

/** The first of these settings that can't be so, or null. */
export function leagueFault({ days, propose_days, answer_days, default_slot }: LeagueSettings): LeagueFault | null {
  if (!isIntegerBetween(days, LEAGUE_DAYS_MIN, LEAGUE_DAYS_MAX)) return 'days';
  if (!isIntegerBetween(propose_days, PROPOSE_DAYS_MIN, days)) return 'propose_days';
  if (!isIntegerBetween(answer_days, propose_days + 1, days - 1)) return 'answer_days';
  return WEEKDAYS.includes(default_slot.weekday) && isSlotTime(default_slot.time) ? null : 'default_slot';
}
