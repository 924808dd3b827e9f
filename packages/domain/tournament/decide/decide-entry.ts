import { MAX_FREE_DECKS } from '../../series/settings.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { addPromotions } from './decide-waitlist.ts';
import { planFrom, type Decision } from './plan.ts';
import { refuseUnless } from './refuse-unless.ts';
import { addMemberCheckIn } from '../teams/decide-roster.ts';
import { rosterFault } from '../teams/roster.ts';
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
  const { participant_id } = command;
  const closesAt = state.times.registration_closes_at;
  if (state.status !== 'registration' || (closesAt !== null && facts.now >= closesAt))
    return violation('registration_closed');
  if (enteredTwice(state, command, ['withdrawn'])) return violation('already_registered');
  const fault = entrantFault(state, command);
  if (fault) return fault;
  const status = state.settings.approval_required ? 'pending' : placeFor(state);
  if (status === null) return violation('tournament_full');
  const plan = planFrom(state, facts);
  plan.add('participant_registered', { participant_id, ...entrantOf(command), status });
  return plan.events;
}

type Entering = TournamentCommandOf<'register'> | TournamentCommandOf<'add_entrant'>;

/** Whether the account or the team is in; entries of these statuses do not count. */
function enteredTwice(
  state: TournamentState,
  { participant_id, user_id, team }: Entering,
  left: readonly ParticipantStatus[],
) {
  const isSame = (other: Participant) => (team ? other.team_id === team.team_id : other.user_id === user_id);
  return Object.values(state.participants).some(
    (other) => !left.includes(other.status) && (isSame(other) || other.id === participant_id),
  );
}

/** Teams enter events of teams, accounts all others. */
function entrantFault(state: TournamentState, { participant_id, team }: Entering): TournamentViolation | null {
  if (!team) return state.settings.team ? violation('teams_only') : null;
  return rosterFault(state, participant_id, team.players);
}

const entrantOf = ({ user_id, name, team }: Entering) => ({ user_id, name, ...team });

/** By the staff, whatever the registration asks; who comes when all places are taken waits for one. */
export function decideAddEntrant(
  state: TournamentState,
  command: TournamentCommandOf<'add_entrant'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, reason } = command;
  if (reason.trim() === '') return violation('reason_required');
  if (state.status !== 'registration' && state.status !== 'check_in')
    return violation('wrong_tournament_status', { status: state.status });
  if (enteredTwice(state, command, LEFT)) return violation('already_entered');
  const fault = entrantFault(state, command);
  if (fault) return fault;
  const status = placeFor(state);
  if (status === null) return violation('tournament_full');
  const plan = planFrom(state, facts);
  plan.add('participant_registered', { participant_id, ...entrantOf(command), status });
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
  const { participant_id, account_id } = command;
  const isOpen = state.status === 'check_in' && (state.check_in_due_at === null || facts.now < state.check_in_due_at);
  if (!isOpen) return violation('check_in_not_open');
  const refused = refuseUnless(state, participant_id, ['check_in'], [...WITH_A_PLACE, 'waitlisted']);
  if (refused) return refused;
  const participant = state.participants[participant_id] as Participant;
  if (participant.checked_in_at !== null) return violation('already_checked_in');
  if (lacksDecks(state.settings, participant.decks_submitted)) return violation('decks_missing');
  const isWaiting = participant.status === 'waitlisted';
  if (!isWaiting && areAllTaken(state)) return violation('place_given_away');
  const plan = planFrom(state, facts);
  if (account_id !== undefined) {
    const refusal = addMemberCheckIn(plan, participant, account_id);
    if (refusal) return refusal === 'more_needed' ? plan.events : refusal;
  }
  plan.add('participant_checked_in', { participant_id });
  if (participant.offer) plan.add('participant_promoted', { participant_id });
  else if (isWaiting && isFilling(state)) addPromotions(plan);
  return plan.events;
}

/** Teams hand in the decks of each battle with its line-up. */
export function refuseDeckCount(settings: TournamentSettings, count: number): TournamentViolation | null {
  if (settings.team) return count === 0 ? null : violation('no_teams');
  const required = lineupSize(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : required;
  return count >= required && count <= most ? null : violation('wrong_deck_count', { required });
}

/** Whether too few were handed in to play. A series that has become shorter is played with the first of them. */
export const lacksDecks = (settings: TournamentSettings, count: number): boolean =>
  !settings.team && count < lineupSize(settings);

function placeFor(state: TournamentState): 'registered' | 'waitlisted' | null {
  if (!isFilling(state) && placesTaken(state) < state.capacity) return 'registered';
  return state.settings.waitlist ? 'waitlisted' : null;
}
