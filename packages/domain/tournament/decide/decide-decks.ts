import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { lacksDecks, refuseDeckCount } from './decide-entry.ts';
import { refuseUnless } from './refuse-unless.ts';
import { WITH_A_PLACE } from '../entries/waitlist.ts';
import { planFrom, type Decision } from './plan.ts';
import type { Participant, ParticipantStatus, TournamentState, TournamentStatus } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

const GATHERING: readonly TournamentStatus[] = ['registration', 'check_in'];
const ENTERED: readonly ParticipantStatus[] = [...WITH_A_PLACE, 'pending', 'waitlisted'];

/** Whether a participant may hand in other lists: until they have checked in, later only where the staff unlocked them. */
export function mayChangeDecks({ status }: Pick<TournamentState, 'status'>, participant: Participant): boolean {
  const isUnlocked = participant.decks_unlocked ?? false;
  if (status === 'running') return isUnlocked && participant.status === 'active';
  const isFinal = participant.checked_in_at !== null && !isUnlocked;
  return GATHERING.includes(status) && ENTERED.includes(participant.status) && !isFinal;
}

/** Of those who are in before the start: those without lists, or with lists that are not legal (any more). */
export function withoutLegalDecks(state: TournamentState, illegal: readonly string[]): string[] {
  return Object.values(state.participants)
    .filter(({ status }) => ENTERED.includes(status))
    .filter(({ id, decks_submitted }) => illegal.includes(id) || lacksDecks(state.settings, decks_submitted))
    .map(({ id }) => id);
}

export function decideSubmitDecks(
  state: TournamentState,
  { participant_id, count }: TournamentCommandOf<'submit_decks'>,
  facts: TournamentFacts,
): Decision {
  const participant = state.participants[participant_id];
  const isUnlocked = participant?.decks_unlocked ?? false;
  const refused = isUnlocked
    ? refuseOutside(state, participant_id)
    : refuseUnless(state, participant_id, GATHERING, ENTERED);
  if (refused) return refused;
  if (participant && !mayChangeDecks(state, participant)) return violation('decks_frozen');
  return submitted(state, { participant_id, count }, facts);
}

export function decideEnterDecks(
  state: TournamentState,
  { participant_id, count, reason }: TournamentCommandOf<'enter_decks'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  return refuseOutside(state, participant_id) ?? submitted(state, { participant_id, count }, facts);
}

export function decideUnlockDecks(
  state: TournamentState,
  { participant_id, reason }: TournamentCommandOf<'unlock_decks'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  const refused = refuseOutside(state, participant_id);
  if (refused) return refused;
  const participant = state.participants[participant_id];
  if (participant && mayChangeDecks(state, participant)) return violation('decks_not_frozen');
  const plan = planFrom(state, facts);
  plan.add('decks_unlocked', { participant_id });
  return plan.events;
}

function submitted(
  state: TournamentState,
  lists: { participant_id: string; count: number },
  facts: TournamentFacts,
): Decision {
  const wrongCount = refuseDeckCount(state.settings, lists.count);
  if (wrongCount) return wrongCount;
  const plan = planFrom(state, facts);
  plan.add('decks_submitted', lists);
  return plan.events;
}

/** Lists matter from the registration to the end, of those who are in. */
function refuseOutside(state: TournamentState, participantId: string): TournamentViolation | null {
  const isRunning = state.status === 'running';
  return refuseUnless(state, participantId, [...GATHERING, 'running'], isRunning ? ['active'] : ENTERED);
}
