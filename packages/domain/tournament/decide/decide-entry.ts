import { MAX_FREE_DECKS } from '../../series/settings.ts';
import { violation } from '../../violation/index.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { planFrom, type Decision, type Plan } from './plan.ts';
import { withdrawsLate } from '../entry-fee.ts';
import { lineupSize } from '../settings.ts';
import type {
  Participant,
  ParticipantStatus,
  TournamentSettings,
  TournamentState,
  TournamentStatus,
} from '../types.ts';
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
  plan.add('check_in_opened', { due_at: command.due_at });
  return plan.events;
}

/** Those on the waitlist check in too: they are who fills the places of the absent. */
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
  const plan = planFrom(state, facts);
  plan.add('participant_checked_in', { participant_id });
  return plan.events;
}

/** Gives free places to those who have waited longest. */
export function addPromotions(plan: Plan): void {
  const free = plan.state.capacity - placesTaken(plan.state);
  for (const { id } of waitlistOf(plan.state).slice(0, Math.max(0, free))) {
    plan.add('participant_promoted', { participant_id: id });
  }
}

export function placesTaken(state: TournamentState): number {
  return Object.values(state.participants).filter(({ status }) => WITH_A_PLACE.includes(status)).length;
}

export function waitlistOf(state: TournamentState): Participant[] {
  return Object.values(state.participants)
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((a, b) => compareText(a.registered_at, b.registered_at) || compareText(a.id, b.id));
}

export function refuseDeckCount(settings: TournamentSettings, count: number): TournamentViolation | null {
  const required = lineupSize(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : required;
  return count >= required && count <= most ? null : violation('wrong_deck_count', { required });
}

/** The refusal when the tournament or the participant is in none of the given statuses. */
export function refuseUnless(
  state: TournamentState,
  participantId: string,
  tournament: readonly TournamentStatus[],
  participant: readonly ParticipantStatus[],
): TournamentViolation | null {
  if (!tournament.includes(state.status)) return violation('wrong_tournament_status', { status: state.status });
  const status = state.participants[participantId]?.status;
  if (status === undefined) return violation('unknown_participant');
  return participant.includes(status) ? null : violation('wrong_participant_status', { status });
}

export const WITH_A_PLACE: readonly ParticipantStatus[] = ['registered', 'checked_in'];

function placeFor(state: TournamentState): 'registered' | 'waitlisted' | null {
  if (placesTaken(state) < state.capacity) return 'registered';
  return state.settings.waitlist ? 'waitlisted' : null;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
