import { violation, type RuleViolation } from '../violation/violation.ts';

/** The longest single extension of a deadline. */
export const EXTEND_MAX_SECONDS = 3600;

export const NO_DUE = { due_at: null, due_kind: null } as const;

export function later(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

export function isBefore(one: string, other: string): boolean {
  return Date.parse(one) < Date.parse(other);
}

type Deadline = { readonly due_at: string | null; readonly due_kind?: string | null };
type TimerFacts = { readonly now: string; readonly actor: { readonly kind: string } };

/** Refuses a timer's command that is not the system's, means another deadline than the running one, or comes before its time. */
export function refusePassing(
  running: Deadline,
  meant: Deadline & { readonly due_at: string },
  { actor, now }: TimerFacts,
): RuleViolation<'not_allowed' | 'stale_deadline' | 'too_early'> | undefined {
  if (actor.kind !== 'system') return violation('not_allowed');
  const isMeant = running.due_at === meant.due_at && running.due_kind === meant.due_kind;
  if (!isMeant) return violation('stale_deadline', running);
  return isBefore(now, meant.due_at) ? violation('too_early', { due_at: meant.due_at }) : undefined;
}

/** The running deadline moved by so many seconds, if it is the one that is meant. */
export function extendedDeadline(
  running: string | null,
  { due_at, seconds }: { readonly due_at: string; readonly seconds: number },
): string | RuleViolation<'no_deadline' | 'stale_deadline' | 'invalid_seconds'> {
  if (running === null) return violation('no_deadline');
  if (running !== due_at) return violation('stale_deadline', { due_at: running });
  if (!Number.isSafeInteger(seconds) || seconds < 1 || seconds > EXTEND_MAX_SECONDS) {
    return violation('invalid_seconds', { max: EXTEND_MAX_SECONDS });
  }
  return later(running, seconds * 1000);
}

/** Why time is given back: the site itself was unavailable. Missing: maintenance. */
export type CreditCause = 'outage';

type CreditTurn = {
  readonly state: { readonly due_at: string | null };
  readonly facts: TimerFacts;
  emit(
    type: 'time_credited',
    payload: { readonly lost_ms: number; readonly due_at: string; readonly cause?: CreditCause },
  ): void;
};

/** Moves the running deadline by the time since `since`, in which no one could act. */
export function creditTime(
  turn: CreditTurn,
  { since, cause }: { readonly since: string; readonly cause?: CreditCause },
): RuleViolation<'not_allowed' | 'no_deadline' | 'too_early'> | undefined {
  const { actor, now } = turn.facts;
  const { due_at } = turn.state;
  if (actor.kind !== 'system') return violation('not_allowed');
  if (due_at === null) return violation('no_deadline');
  const lost_ms = Date.parse(now) - Date.parse(since);
  if (lost_ms <= 0) return violation('too_early', { due_at });
  turn.emit('time_credited', { lost_ms, due_at: later(due_at, lost_ms), ...(cause && { cause }) });
  return undefined;
}

/** What a pause leaves of a deadline; null where none runs. */
export function remainingMs(running: string | null, now: string): number | null {
  return running === null ? null : Math.max(0, Date.parse(running) - Date.parse(now));
}

/** The deadline after a pause that left so much of it. */
export function resumedDeadline(remaining_ms: number | null, now: string): string | null {
  return remaining_ms === null ? null : later(now, remaining_ms);
}

/** What a pause changes of a state: no deadline runs, and what the end of the pause restores is stored. */
export function pausedIn<Status, Kind>(status: Status, due_kind: Kind, remaining_ms: number | null) {
  return { ...NO_DUE, status: 'paused', pause: { status, remaining_ms, due_kind } } as const;
}

type Pausable<Status, Kind> = {
  readonly status: Status;
  readonly pause: { readonly status: Status; readonly due_kind: Kind | null } | null;
};

/** What the end of a pause changes: all is as it was when it began, but for the time of the deadline. */
export function resumedFrom<Status, Kind>({ status, pause }: Pausable<Status, Kind>, due_at: string | null) {
  return { status: pause?.status ?? status, due_at, due_kind: pause?.due_kind ?? null, pause: null };
}
