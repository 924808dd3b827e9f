import { violation, type RuleViolation } from '../violation/violation.ts';

/** The longest single extension of a deadline. */
export const EXTEND_MAX_SECONDS = 3600;

export type ExtensionViolation = RuleViolation<'no_deadline' | 'stale_deadline' | 'invalid_seconds'>;

/** The running deadline moved by so many seconds, if it is the one that is meant. */
export function extendedDeadline(
  running: string | null,
  { due_at, seconds }: { readonly due_at: string; readonly seconds: number },
): string | ExtensionViolation {
  if (running === null) return violation('no_deadline');
  if (running !== due_at) return violation('stale_deadline', { due_at: running });
  if (!Number.isSafeInteger(seconds) || seconds < 1 || seconds > EXTEND_MAX_SECONDS) {
    return violation('invalid_seconds', { max: EXTEND_MAX_SECONDS });
  }
  return later(running, seconds * 1000);
}

/** What a pause leaves of a deadline; null where none runs. */
export function remainingMs(running: string | null, now: string): number | null {
  return running === null ? null : Math.max(0, Date.parse(running) - Date.parse(now));
}

/** Why time is given back: the site itself was away. Missing: maintenance. */
export type CreditCause = 'outage';

export type TimeCredit = { readonly lost_ms: number; readonly due_at: string };

/** The running deadline with the time since `since` given back. */
export function creditedDeadline(
  running: string | null,
  since: string,
  now: string,
): TimeCredit | RuleViolation<'no_deadline' | 'too_early'> {
  if (running === null) return violation('no_deadline');
  const lost_ms = Date.parse(now) - Date.parse(since);
  return lost_ms <= 0 ? violation('too_early', { due_at: running }) : { lost_ms, due_at: later(running, lost_ms) };
}

function later(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

type Pausable<Status, Kind> = {
  readonly status: Status;
  readonly pause: { readonly status: Status; readonly due_kind: Kind | null } | null;
};

/** What the end of a pause changes: all is as it was when it began, but for the time of the deadline. */
export function resumedFrom<Status, Kind>({ status, pause }: Pausable<Status, Kind>, due_at: string | null) {
  return { status: pause?.status ?? status, due_at, due_kind: pause?.due_kind ?? null, pause: null };
}
