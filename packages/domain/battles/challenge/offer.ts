import { isBefore, later } from '../../deadline/deadline.ts';
import { violation } from '../../violation/violation.ts';
import { checkBattleSettings } from '../check-settings.ts';
import {
  CHALLENGE_DAYS_AHEAD,
  CHALLENGE_HOURS,
  CHALLENGE_SLOTS_MAX,
  type ChallengeProposal,
  type ChallengeViolation,
} from './types.ts';

const HOUR = 3_600_000;

export function hoursAfter(time: string, hours: number): string {
  return later(time, hours * HOUR);
}

/** In the future, and not too far ahead. */
export function isPossibleTime(time: string, now: string): boolean {
  const isKnown = !Number.isNaN(Date.parse(time));
  return isKnown && isBefore(now, time) && isBefore(time, hoursAfter(now, CHALLENGE_DAYS_AHEAD * 24));
}

type Offer = Pick<ChallengeProposal, 'settings' | 'slots'>;

export function checkOffer({ settings, slots }: Offer, now: string): ChallengeViolation | null {
  if (checkBattleSettings(settings)) return violation('invalid_settings');
  if (slots.length < 1 || slots.length > CHALLENGE_SLOTS_MAX) {
    return violation('wrong_slot_count', { most: CHALLENGE_SLOTS_MAX, given: slots.length });
  }
  const impossible = slots.find((slot) => !isPossibleTime(slot, now));
  if (impossible !== undefined) return violation('invalid_slot', { slot: impossible, days: CHALLENGE_DAYS_AHEAD });
  const times = new Set(slots.map((slot) => Date.parse(slot)));
  return times.size < slots.length ? violation('duplicate_slot') : null;
}

export function sortedSlots(slots: readonly string[]): readonly string[] {
  return slots.toSorted((one, other) => Date.parse(one) - Date.parse(other));
}

/** When an offer made now ends unanswered. */
export function offerDue({ slots }: Pick<Offer, 'slots'>, now: string): string {
  const last = hoursAfter(now, CHALLENGE_HOURS);
  const [first = last] = sortedSlots(slots);
  return isBefore(first, last) ? first : last;
}

/** A deadline with the lost time added, though not beyond the last slot: then there is nothing left to accept. */
export function creditedDue(
  { slots }: Pick<Offer, 'slots'>,
  { due_at, lost_ms }: { readonly due_at: string; readonly lost_ms: number },
): string {
  const credited = later(due_at, lost_ms);
  const last = sortedSlots(slots).at(-1) ?? due_at;
  if (isBefore(credited, last)) return credited;
  return isBefore(due_at, last) ? last : due_at;
}
