import { isBefore, later } from '../../deadline/deadline.ts';
import { dayStart } from '../../site-time/days.ts';
import { SITE_AHEAD_MS } from '../../site-time/zone.ts';
import type { LeagueSettings } from './settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A battle is begun so long before the end of its week at the latest. */
export const PLAY_HOURS = 1;

/** The lines of a league week. ISO, UTC. */
export type LeagueWindow = {
  readonly opens_at: string;
  readonly propose_by: string;
  readonly answer_by: string;
  readonly ends_at: string;
  /** The default slot in this week. */
  readonly default_at: string;
};

/** The week of a round that opens now. Lines fall on the last minute of their days. */
export function leagueWindow(settings: LeagueSettings, opens_at: string): LeagueWindow {
  const firstDay = Date.parse(dayStart(opens_at));
  const isoOf = (ms: number) => new Date(ms).toISOString();
  const lineOf = (day: number) => isoOf(firstDay + day * DAY_MS - MINUTE_MS);
  return {
    opens_at,
    propose_by: lineOf(settings.propose_days),
    answer_by: lineOf(settings.answer_days),
    ends_at: lineOf(settings.days),
    default_at: isoOf(firstDay + (defaultDay(settings, firstDay) - 1) * DAY_MS + minutesOf(settings) * MINUTE_MS),
  };
}

/** The first day of the set weekday on which a time may still be imposed; the last day of a week that has none. */
function defaultDay({ answer_days, days, default_slot }: LeagueSettings, firstDay: number): number {
  for (let day = answer_days + 1; day <= days; day += 1)
    if (weekdayOf(firstDay + (day - 1) * DAY_MS) === default_slot.weekday) return day;
  return days;
}

/** From Monday, 1, to Sunday, 7. */
const weekdayOf = (ms: number): number => new Date(ms + SITE_AHEAD_MS).getUTCDay() || 7;

function minutesOf({ default_slot }: LeagueSettings): number {
  const [hours = 0, minutes = 0] = default_slot.time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The last time at which a battle of this week may start. */
export const latestStart = ({ ends_at }: LeagueWindow): string => hoursBefore(ends_at, PLAY_HOURS);

export const hoursBefore = (time: string, hours: number): string => later(time, -hours * HOUR_MS);

/** The same week with lost time given back; lines that had passed before, and the default slot, stay. */
export function creditedWindow(window: LeagueWindow, { since, lost_ms }: { since: string; lost_ms: number }) {
  const moved = (time: string) => (isBefore(time, since) ? time : later(time, lost_ms));
  const { propose_by, answer_by, ends_at } = window;
  return { ...window, propose_by: moved(propose_by), answer_by: moved(answer_by), ends_at: moved(ends_at) };
}
