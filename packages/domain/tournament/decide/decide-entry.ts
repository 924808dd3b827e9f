import { MAX_FREE_DECKS } from '../../series/settings.ts';
import { violation } from '../../violation/index.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { addPromotions } from './decide-waitlist.ts';
import { planFrom, type Decision } from './plan.ts';
import { refuseUnless } from './refuse-unless.ts';
import { withdrawsLate } from '../entries/entry-fee.ts';
import { lineupSize } from '../settings.ts';
import { areAllTaken, fillTime, isFilling, placesTaken, WITH_A_PLACE } from '../entries/waitlist.ts';
import type { Participant, ParticipantStatus, TournamentSettings, TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

export function decideRegister(
  state: TournamentState,
  command: TournamentCommandOf<'register'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, user_id, name } = command;
  const closesAt = state.times.registration_closes_at;
  if (state.status !== 'registration' || (closesAt !== null && facts.now >= closesAt))
    return violation('registration_closed');
  const isKnown = Object.values(state.participants).some(
    (other) => other.status !== 'withdrawn' && (other.user_id === user_id || other.id === participant_id),
  );
  if (isKnown) return violation('already_registered');
  const status = state.settings.approval_required ? 'pending' : placeFor(state);
  if (status === null) return violation('tournament_full');
  const plan = planFrom(state, facts);
  plan.add('participant_registered', { participant_id, user_id, name, status });
  return plan.events;
}

/** By the staff, whatever the registration asks; who comes when all places are taken waits for one. */
export function decideAddEntrant(
  state: TournamentState,
  { participant_id, user_id, name, reason }: TournamentCommandOf<'add_entrant'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  if (state.status !== 'registration' && state.status !== 'check_in')
    return violation('wrong_tournament_status', { status: state.status });
  const isIn = Object.values(state.participants).some(
    (other) => !LEFT.includes(other.status) && (other.user_id === user_id || other.id === participant_id),
  );
  if (isIn) return violation('already_entered');
  const status = placeFor(state);
  if (status === null) return violation('tournament_full');
  const plan = planFrom(state, facts);
  plan.add('participant_registered', { participant_id, user_id, name, status });
  if (isFilling(state)) addPromotions(plan);
  return plan.events;
}

const LEFT: readonly ParticipantStatus[] = ['withdrawn', 'rejected'];

export function decideApprove(
  state: TournamentState,
  command: TournamentCommandOf<'approve'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id } = command;
  const refused = refuseUnless(state, participant_id, ['registration', 'check_in'], ['pending']);
  if (refused) return refused;
  const status = placeFor(state);
  if (status === null) return violation('tournament_full');
  const plan = planFrom(state, facts);
  plan.add('participant_approved', { participant_id, status });
  if (isFilling(state)) addPromotions(plan);
  return plan.events;
}

export function decideReject(
  state: TournamentState,
  command: TournamentCommandOf<'reject'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, reason } = command;
  if (reason.trim() === '') return violation('reason_required');
  const refused = refuseUnless(
    state,
    participant_id,
    ['registration', 'check_in'],
    ['pending', 'registered', 'waitlisted'],
  );
  if (refused) return refused;
  const plan = planFrom(state, facts);
  plan.add('participant_rejected', { participant_id, reason });
  addPromotions(plan);
  return plan.events;
}

export function decideWithdraw(
  state: TournamentState,
  command: TournamentCommandOf<'withdraw'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id } = command;
  const refused = refuseUnless(
    state,
    participant_id,
    ['registration', 'check_in'],
    [...WITH_A_PLACE, 'pending', 'waitlisted'],
  );
  if (refused) return refused;
  const plan = planFrom(state, facts);
  const isLate = withdrawsLate(state, state.participants[participant_id] as Participant);
  plan.add('participant_withdrawn', { participant_id, ...(isLate && { fee_kept: true }) });
  addPromotions(plan);
  return plan.events;
}

export function decideOpenCheckIn(
  state: TournamentState,
  command: TournamentCommandOf<'open_check_in'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'registration') return violation('wrong_tournament_status', { status: state.status });
  if (command.due_at <= facts.now) return violation('stale_deadline');
  const plan = planFrom(state, facts);
  const fills_at = fillTime(state, command.due_at, facts.now);
  plan.add('check_in_opened', { due_at: command.due_at, ...(fills_at !== undefined && { fills_at }) });
  return plan.events;
}

/**
 * Those on the waitlist check in too: they are who fills the places of the absent. Who was offered a place accepts it so; who comes
 * when all places are given away has none any more.
 */
export function decideCheckIn(
  state: TournamentState,
  command: TournamentCommandOf<'check_in'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id } = command;
  const isOpen = state.status === 'check_in' && (state.check_in_due_at === null || facts.now < state.check_in_due_at);
  if (!isOpen) return violation('check_in_not_open');
  const refused = refuseUnless(state, participant_id, ['check_in'], [...WITH_A_PLACE, 'waitlisted']);
  if (refused) return refused;
  const participant = state.participants[participant_id] as Participant;
  if (participant.checked_in_at !== null) return violation('already_checked_in');
  if (refuseDeckCount(state.settings, participant.decks_submitted)) return violation('decks_missing');
  const isWaiting = participant.status === 'waitlisted';
  if (!isWaiting && areAllTaken(state)) return violation('place_given_away');
  const plan = planFrom(state, facts);
  plan.add('participant_checked_in', { participant_id });
  if (participant.offer) plan.add('participant_promoted', { participant_id });
  else if (isWaiting && isFilling(state)) addPromotions(plan);
  return plan.events;
}

export function refuseDeckCount(settings: TournamentSettings, count: number): TournamentViolation | null {
  const required = lineupSize(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : required;
  return count >= required && count <= most ? null : violation('wrong_deck_count', { required });
}

function placeFor(state: TournamentState): 'registered' | 'waitlisted' | null {
  if (!isFilling(state) && placesTaken(state) < state.capacity) return 'registered';
  return state.settings.waitlist ? 'waitlisted' : null;
}
