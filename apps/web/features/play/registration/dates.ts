import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

export type Deadline = { label: string; at: string };
export type ComingDay = { midnightMs: number; tournaments: TournamentSummary[] };

const DAYS = 30;

/** Events that take entries or are gathering those who entered: the nearest deadline first, without a time last. */
export function openEvents(tournaments: readonly TournamentSummary[]): TournamentSummary[] {
  const timeOf = (line: TournamentSummary) => Date.parse(deadlineOf(line)?.at ?? '') || Number.MAX_SAFE_INTEGER;
  return tournaments
    .filter(({ status }) => status === 'registration' || status === 'check_in')
    .toSorted((x, y) => timeOf(x) - timeOf(y) || x.id.localeCompare(y.id));
}

/** What runs out next. Entries are taken until the first of closing time, check-in and start. */
export function deadlineOf(line: TournamentSummary): Deadline | null {
  const { status, registration_closes_at, check_in_opens_at, starts_at } = line;
  if (status === 'check_in') return starts_at === null ? null : { label: '距开赛', at: starts_at };
  if (status !== 'registration') return null;
  const times = [registration_closes_at, check_in_opens_at, starts_at].filter((time) => time !== null);
  const [first] = times.toSorted((x, y) => Date.parse(x) - Date.parse(y));
  return first === undefined ? null : { label: '报名截止', at: first };
}

/** `8 天 21 小时`; null when less than a day is left. */
export function daysLeft(dueAt: string, nowMs: number): string | null {
  const hours = Math.floor((Date.parse(dueAt) - nowMs) / 3_600_000);
  return hours < 24 ? null : `${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
}

/** Events that start within 30 days, by the day in the visitor's own time zone. */
export function comingDays(tournaments: readonly TournamentSummary[], nowMs: number): ComingDay[] {
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const end = new Date(today).setDate(new Date(today).getDate() + DAYS);
  const coming = tournaments
    .filter(({ status, starts_at }) => starts_at !== null && (status === 'registration' || status === 'check_in'))
    .map((tournament) => ({ tournament, at: Date.parse(tournament.starts_at ?? '') }))
    .filter(({ at }) => at >= nowMs && at < end)
    .toSorted((x, y) => x.at - y.at || x.tournament.id.localeCompare(y.tournament.id));
  const byDay = Map.groupBy(coming, ({ at }) => new Date(at).setHours(0, 0, 0, 0));
  return [...byDay].map(([midnightMs, group]) => ({
    midnightMs,
    tournaments: group.map(({ tournament }) => tournament),
  }));
}
