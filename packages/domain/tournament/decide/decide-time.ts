import { isBefore, later } from '../../deadline/deadline.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { planFrom, type Decision } from './plan.ts';
import type { TournamentState, TournamentTimes } from '../types.ts';
import { isFilling, offeredPlaces } from '../entries/waitlist.ts';

type Pause = { readonly sinceMs: number; readonly nowMs: number };

export function decideCreditTime(
  state: TournamentState,
  { since, cause }: TournamentCommandOf<'credit_time'>,
  facts: TournamentFacts,
): Decision {
  const pause = { sinceMs: Date.parse(since), nowMs: Date.parse(facts.now) };
  const lost_ms = pause.nowMs - pause.sinceMs;
  const times = state.status === 'registration' ? movedTimes(state.times, pause) : startWithCheckIn(state, lost_ms);
  const { check_in_due_at } = state;
  const isSame = check_in_due_at === null && JSON.stringify(times) === JSON.stringify(state.times);
  if (lost_ms <= 0 || isSame) return violation('nothing_to_do');
  const plan = planFrom(state, facts);
  plan.add('time_credited', {
    lost_ms,
    times,
    check_in_due_at: check_in_due_at && later(check_in_due_at, lost_ms),
    ...(cause && { cause }),
    ...creditedWaitlist(state, pause),
  });
  return plan.events;
}

/** A start that is the end of the check-in moves with it. */
function startWithCheckIn({ status, times, check_in_due_at }: TournamentState, lostMs: number): TournamentTimes {
  const isEnd = status === 'check_in' && times.starts_at !== null && times.starts_at === check_in_due_at;
  return isEnd && check_in_due_at !== null && lostMs > 0
    ? { ...times, starts_at: later(check_in_due_at, lostMs) }
    : times;
}

/** What the waitlist has to do; an offer that was made meanwhile has lost only what it had. */
function creditedWaitlist(state: TournamentState, { sinceMs, nowMs }: Pause) {
  const { waitlist_fills_at } = state;
  const offers = offeredPlaces(state).flatMap(({ id, offer }) =>
    offer ? [{ participant_id: id, due_at: later(offer.due_at, nowMs - Math.max(sinceMs, Date.parse(offer.at))) }] : [],
  );
  return {
    ...(waitlist_fills_at !== undefined &&
      !isFilling(state) && { fills_at: later(waitlist_fills_at, nowMs - sinceMs) }),
    ...(offers.length > 0 && { offers }),
  };
}

/**
 * What was to happen while the clock stood still comes as much later as that lasted. What comes after stays where it is, unless a
 * check-in would get shorter or the order would change.
 */
function movedTimes(times: TournamentTimes, pause: Pause): TournamentTimes {
  const registration_closes_at = moved(times.registration_closes_at, pause);
  const check_in_opens_at = notBefore(moved(times.check_in_opens_at, pause), registration_closes_at);
  const delayMs = distanceMs(times.check_in_opens_at, check_in_opens_at);
  const starts_at =
    delayMs > 0 && times.starts_at !== null
      ? later(times.starts_at, delayMs)
      : notBefore(moved(times.starts_at, pause), registration_closes_at);
  return { ...times, registration_closes_at, check_in_opens_at, starts_at };
}

function moved(time: string | null, { sinceMs, nowMs }: Pause): string | null {
  if (time === null || Date.parse(time) < sinceMs || Date.parse(time) > nowMs) return time;
  return later(time, nowMs - sinceMs);
}

function distanceMs(from: string | null, to: string | null): number {
  return from === null || to === null ? 0 : Date.parse(to) - Date.parse(from);
}

function notBefore(time: string | null, least: string | null): string | null {
  return time !== null && least !== null && isBefore(time, least) ? least : time;
}
