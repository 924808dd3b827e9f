import type { TournamentTimes } from '../tournament/types.ts';

export const SERIES_WEEKS_MAX = 52;
export const SERIES_AHEAD_DAYS_MAX = 60;
/** Leaves room for the number behind it in the name of an event. */
export const SERIES_NAME_MAX = 32;
export const TIMING_MINUTES_MAX = 60 * 24 * 60;
export const EVENT_TEMPLATES_MAX = 100;
export const EVENT_TEMPLATE_NAME_MAX = 40;

/** How many minutes each moment of an event lies before its start; null: the organiser says when. */
export type EventTiming = {
  readonly registration_opens: number | null;
  readonly registration_closes: number | null;
  readonly check_in_opens: number | null;
};

export const NO_TIMING: EventTiming = { registration_opens: null, registration_closes: null, check_in_opens: null };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

const earlier = (iso: string, ms: number): string => new Date(Date.parse(iso) - ms).toISOString();

/** The moments of an event that starts then. */
export function timesAt(starts_at: string, timing: EventTiming): TournamentTimes {
  const before = (minutes: number | null) => (minutes === null ? null : earlier(starts_at, minutes * MINUTE_MS));
  return {
    registration_opens_at: before(timing.registration_opens),
    registration_closes_at: before(timing.registration_closes),
    check_in_opens_at: before(timing.check_in_opens),
    starts_at,
  };
}

/** How far the moments of an event lie before its start; nothing of one without a start. */
export function timingOf(times: TournamentTimes): EventTiming {
  const { starts_at } = times;
  if (starts_at === null) return NO_TIMING;
  const minutesOf = (time: string | null | undefined) =>
    time ? Math.max(0, Math.round((Date.parse(starts_at) - Date.parse(time)) / MINUTE_MS)) : null;
  return {
    registration_opens: minutesOf(times.registration_opens_at),
    registration_closes: minutesOf(times.registration_closes_at),
    check_in_opens: minutesOf(times.check_in_opens_at),
  };
}

/** Events that are made ahead, one a week, by number from 1. */
export type EventSeries = {
  readonly first_starts_at: string;
  readonly weeks: number;
  /** How long before its start an event is made. */
  readonly ahead_days: number;
  /** The event that is made next; one more than `weeks` once all are. */
  readonly next_number: number;
};

/** A week is seven days of 24 hours: China has no summer time. */
export function startOf({ first_starts_at }: Pick<EventSeries, 'first_starts_at'>, number: number): string {
  return new Date(Date.parse(first_starts_at) + (number - 1) * WEEK_MS).toISOString();
}

/** When the next event is to be made; null: all are made. */
export function nextDueAt(series: EventSeries): string | null {
  const { next_number, weeks, ahead_days } = series;
  return next_number > weeks ? null : earlier(startOf(series, next_number), ahead_days * DAY_MS);
}

/** The numbers of the events that are to be made now, and the one after them. What should have started by now is left out. */
export function eventsDue(series: EventSeries, now: string): { numbers: number[]; next_number: number } {
  const numbers: number[] = [];
  let next_number = series.next_number;
  for (;;) {
    const due = nextDueAt({ ...series, next_number });
    if (due === null || due > now) return { numbers, next_number };
    if (startOf(series, next_number) > now) numbers.push(next_number);
    next_number += 1;
  }
}

export const seriesEventName = (name: string, number: number): string => `${name} 第 ${number} 期`;
