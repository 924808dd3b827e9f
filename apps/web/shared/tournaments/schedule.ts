import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

export type Span = 'today' | 'tomorrow' | 'week';

const DAY_MS = 86_400_000;

/** The time of a tournament in the schedule: when it started, else when it is to start (ISO). */
export function scheduledAt({ started_at, starts_at }: TournamentSummary): string | null {
  return started_at ?? starts_at;
}

/** The tournaments of the span, in the visitor's own time zone: by time, what is over last. */
export function scheduleOf(tournaments: readonly TournamentSummary[], span: Span, nowMs: number): TournamentSummary[] {
  return tournaments
    .filter(
      (tournament) =>
        isShown(tournament) &&
        isInSpan({ at: scheduledAt(tournament), isRunning: tournament.status === 'running' }, span, nowMs),
    )
    .toSorted((x, y) => rankOf(x) - rankOf(y) || timeOf(x) - timeOf(y) || x.id.localeCompare(y.id));
}

/** Tournaments one may enter now, the soonest first. */
export function openTournaments(tournaments: readonly TournamentSummary[]): TournamentSummary[] {
  return tournaments
    .filter(({ status }) => status === 'registration')
    .toSorted((x, y) => timeOf(x) - timeOf(y) || x.id.localeCompare(y.id));
}

/** Changes when a tournament ends, or its champion becomes known. */
export function endMark(tournaments: readonly TournamentSummary[]): string {
  return tournaments
    .filter(({ status }) => status === 'finished')
    .map(({ id, champion }) => `${id}${champion === null ? '?' : ''}`)
    .toSorted()
    .join();
}

/** The next tournament that has a time and has not started. */
export function nextTournament(
  tournaments: readonly TournamentSummary[],
  nowMs: number,
): TournamentSummary | undefined {
  const coming = tournaments.filter(
    ({ status, starts_at }) =>
      (status === 'registration' || status === 'check_in') && starts_at !== null && Date.parse(starts_at) > nowMs,
  );
  return coming.toSorted((x, y) => timeOf(x) - timeOf(y))[0];
}

/** The midnight the span begins with, in ms. */
export function startOf(span: Span, nowMs: number): number {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  return span === 'tomorrow' ? midnight + DAY_MS : midnight;
}

function boundsOf(span: Span, nowMs: number): [number, number] {
  const from = startOf(span, nowMs);
  return [from, from + (span === 'week' ? 7 : 1) * DAY_MS];
}

function isShown({ status }: TournamentSummary): boolean {
  return status !== 'draft' && status !== 'cancelled';
}

type Scheduled = { readonly at: string | null; readonly isRunning: boolean };

/** What is running belongs to today even if it began yesterday. */
export function isInSpan({ at, isRunning }: Scheduled, span: Span, nowMs: number): boolean {
  if (at === null) return false;
  const [from, to] = boundsOf(span, nowMs);
  const time = Date.parse(at);
  return (time >= from && time < to) || (isRunning && time < from && nowMs >= from);
}

function rankOf({ status }: TournamentSummary): number {
  return status === 'finished' ? 1 : 0;
}

function timeOf(tournament: TournamentSummary): number {
  const at = scheduledAt(tournament);
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}
