import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { refuseUnless } from './refuse-unless.ts';
import { planFrom, type Decision, type Plan } from './plan.ts';
import { fillTime, freePlaces, isFilling, offeredPlaces, offerTime, waitlistOf } from '../entries/waitlist.ts';
import type { TournamentState, TournamentStatus } from '../types.ts';

const GATHERING: readonly TournamentStatus[] = ['registration', 'check_in'];

/**
 * Gives free places to those who have waited longest. While the waitlist fills up, who is not there yet is offered one instead, once:
 * they have to accept it in time.
 */
export function addPromotions(plan: Plan): void {
  if (!GATHERING.includes(plan.state.status)) return;
  for (const { id, checked_in_at, offer, offer_passed = false } of waitlistOf(plan.state)) {
    if (freePlaces(plan.state) === 0) return;
    if (offer) continue;
    if (!isFilling(plan.state) || checked_in_at !== null) plan.add('participant_promoted', { participant_id: id });
    else if (!offer_passed)
      plan.add('place_offered', { participant_id: id, due_at: offerTime(plan.state, plan.facts.now) });
  }
}

/** Puts somebody who waits before another, or last. */
export function decideMoveOnWaitlist(
  state: TournamentState,
  { participant_id, before, reason }: TournamentCommandOf<'move_on_waitlist'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  const refused = refuseUnless(state, participant_id, GATHERING, ['waitlisted']);
  if (refused) return refused;
  const ids = waitlistOf(state).map(({ id }) => id);
  if (before !== null && !ids.includes(before)) return violation('not_on_waitlist');
  const next = ids[ids.indexOf(participant_id) + 1] ?? null;
  if (before === participant_id || before === next) return violation('waitlist_unchanged');
  const plan = planFrom(state, facts);
  plan.add('waitlist_moved', { participant_id, before, reason });
  addPromotions(plan);
  return plan.events;
}

/** From now on the places of the absent go to the waitlist. A timer names the moment it means. */
export function decideFillWaitlist(
  state: TournamentState,
  { due_at }: TournamentCommandOf<'fill_waitlist'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'check_in') return violation('wrong_tournament_status', { status: state.status });
  if (due_at !== state.waitlist_fills_at || isFilling(state)) return violation('stale_deadline');
  if (facts.now < due_at) return violation('too_early');
  const plan = planFrom(state, facts);
  plan.add('waitlist_fill_started', {});
  addPromotions(plan);
  return plan.events;
}

/** Offers that nobody has accepted in time go to the next. */
export function decideEndOffers(state: TournamentState, _: object, facts: TournamentFacts): Decision {
  const late = offeredPlaces(state).filter(({ offer }) => offer !== undefined && offer.due_at <= facts.now);
  if (state.status !== 'check_in' || late.length === 0) return violation('nothing_to_do');
  const plan = planFrom(state, facts);
  for (const { id } of late) plan.add('place_offer_ended', { participant_id: id, cause: 'expired' });
  addPromotions(plan);
  return plan.events;
}

/** They stay on the waitlist, behind the others: whoever checks in later may still fill a place. */
export function decideDeclinePlace(
  state: TournamentState,
  { participant_id }: TournamentCommandOf<'decline_place'>,
  facts: TournamentFacts,
): Decision {
  const refused = refuseUnless(state, participant_id, ['check_in'], ['waitlisted']);
  if (refused) return refused;
  if (!state.participants[participant_id]?.offer) return violation('no_place_offered');
  const plan = planFrom(state, facts);
  plan.add('place_offer_ended', { participant_id, cause: 'declined' });
  addPromotions(plan);
  return plan.events;
}

const LONGEST_MS = 24 * 60 * 60_000;

/** Also after the places of the absent have begun to go to the waitlist: they may check in again then. */
export function decideExtendCheckIn(
  state: TournamentState,
  { due_at, reason }: TournamentCommandOf<'extend_check_in'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  const { status, check_in_due_at } = state;
  if (status !== 'check_in' || check_in_due_at === null) return violation('wrong_tournament_status', { status });
  if (due_at <= check_in_due_at || due_at <= facts.now) return violation('stale_deadline');
  if (Date.parse(due_at) - Date.parse(facts.now) > LONGEST_MS) return violation('check_in_too_long');
  const fills_at = fillTime(state, due_at, facts.now);
  const plan = planFrom(state, facts);
  plan.add('check_in_extended', { due_at, reason, ...(fills_at !== undefined && { fills_at }) });
  return plan.events;
}
