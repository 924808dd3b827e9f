import type { NewFact, SeasonFact } from './types.ts';

export type SeasonStatus = 'upcoming' | 'active' | 'ended';
export type SeasonPeriod = { readonly starts_at: string; readonly ends_at: string };

/** A season begins by its date, and ends when the staff close it. */
export function seasonStatus(season: { starts_at: string; closed_at: string | null }, now: string): SeasonStatus {
  if (season.closed_at !== null) return 'ended';
  return season.starts_at <= now ? 'active' : 'upcoming';
}

export const SEASON_NAME_MAX = 20;
export const SEASON_NUMBER_MAX = 999;
export const SEASON_DAYS_MAX = 366;
export const ADJUSTMENT_MAX = 100_000;
const DAY_MS = 86_400_000;

export type PeriodFault = 'period_empty' | 'period_too_long';

export function periodFault({ starts_at, ends_at }: SeasonPeriod): PeriodFault | null {
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  if (length < DAY_MS) return 'period_empty';
  return length > SEASON_DAYS_MAX * DAY_MS ? 'period_too_long' : null;
}

/** The first of the seasons that shares a moment with a period. An end is no part of a period. */
export function overlapping<Season extends SeasonPeriod>(
  period: SeasonPeriod,
  seasons: readonly Season[],
): Season | undefined {
  return seasons.find(({ starts_at, ends_at }) => starts_at < period.ends_at && period.starts_at < ends_at);
}

/** Whole weeks of a season, and which one a moment falls into, from 1; null: none. */
export function seasonWeeks({ starts_at, ends_at }: SeasonPeriod, at: string): { weeks: number; week: number | null } {
  const [start, end, moment] = [starts_at, ends_at, at].map((text) => Date.parse(text)) as [number, number, number];
  const weeks = Math.max(1, Math.ceil((end - start) / (7 * DAY_MS)));
  const isInside = moment >= start && moment < end;
  return { weeks, week: isInside ? Math.floor((moment - start) / (7 * DAY_MS)) + 1 : null };
}

type Of = { event_id: string; at: string };

/** A fact with the key by which it counts once. */
export function factOf(fact: NewFact, { event_id, at }: Of): SeasonFact {
  const who = `${event_id}:${fact.competitor_kind}:${fact.competitor_id}`;
  if (fact.kind === 'placement') return { ...fact, key: `${who}:placement`, event_id, at };
  if ('board_number' in fact)
    return { ...fact, key: `${who}:${fact.kind}:${fact.battle_id}:${fact.board_number}`, event_id, at };
  return { ...fact, key: `${who}:${fact.kind}:${fact.match_id}`, event_id, at };
}

/** The champion: who alone stands first. */
export function championOf<Row extends { rank: number }>(rows: readonly Row[]): Row | null {
  const first = rows.filter(({ rank }) => rank === 1);
  return first.length === 1 ? (first[0] ?? null) : null;
}
