import type { Stage } from '../../stages/stage.ts';
import { modelOf } from '../../stages/model-of.ts';
import { activeEntrants } from '../../stages/stage-scope.ts';
import { violation } from '../../violation/index.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { addPromotions, refuseDeckCount, refuseUnless, WITH_A_PLACE } from './decide-entry.ts';
import { planFrom, type Decision } from './plan.ts';
import { currentStage } from '../state-parts.ts';
import type { ParticipantStatus, TournamentState } from '../types.ts';

/** Who may still come in late, if they have asked for a place before. */
const MAY_ENTER_LATE: readonly ParticipantStatus[] = ['pending', 'registered', 'waitlisted', 'withdrawn', 'absent'];

export function decideDrop(
  state: TournamentState,
  command: TournamentCommandOf<'drop'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, reason } = command;
  if (reason?.trim() === '') return violation('reason_required');
  const refused = refuseUnless(state, participant_id, ['running'], ['active']);
  if (refused) return refused;
  const plan = planFrom(state, facts);
  plan.add('participant_dropped', { participant_id, ...(reason !== undefined && { reason }) });
  return plan.events;
}

/** Only while the stage they left is running, and takes them back. */
export function decideReinstate(
  state: TournamentState,
  command: TournamentCommandOf<'reinstate'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id } = command;
  const refused = refuseUnless(state, participant_id, ['running'], ['dropped']);
  if (refused) return refused;
  if (!mayReturn(state, participant_id)) return violation('reinstate_too_late');
  const plan = planFrom(state, facts);
  plan.add('participant_reinstated', { participant_id });
  return plan.events;
}

export function decideDisqualify(
  state: TournamentState,
  command: TournamentCommandOf<'disqualify'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, reason } = command;
  if (reason.trim() === '') return violation('reason_required');
  const refused = refuseUnless(
    state,
    participant_id,
    ['registration', 'check_in', 'running'],
    [...WITH_A_PLACE, 'pending', 'waitlisted', 'active', 'dropped'],
  );
  if (refused) return refused;
  const plan = planFrom(state, facts);
  plan.add('participant_disqualified', { participant_id, reason });
  if (state.status !== 'running') addPromotions(plan);
  return plan.events;
}

export function decideEnterLate(
  state: TournamentState,
  command: TournamentCommandOf<'enter_late'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, user_id, name, deck_count } = command;
  const stage = openForLateEntry(state);
  if (!stage) return violation('late_entry_closed');
  const wrongCount = refuseDeckCount(state.settings, deck_count);
  if (wrongCount) return wrongCount;
  const known = state.participants[participant_id];
  if (known && !MAY_ENTER_LATE.includes(known.status))
    return violation('wrong_participant_status', { status: known.status });
  const others = Object.values(state.participants).filter(({ id }) => id !== participant_id);
  const isTwice = others.some((other) => other.user_id === user_id && other.status !== 'withdrawn');
  if (isTwice || (known && known.user_id !== user_id)) return violation('already_registered');
  if (activeEntrants(state, stage).length >= state.capacity) return violation('tournament_full');

  const plan = planFrom(state, facts);
  if (!known) plan.add('participant_registered', { participant_id, user_id, name, status: 'registered' });
  plan.add('decks_submitted', { participant_id, count: deck_count });
  const next = stage.entrants.length + 1;
  plan.add('participant_entered_late', { participant_id, seed: next, lot: next });
  return plan.events;
}

/** Whether the stage that is running takes back somebody who left it. */
export function mayReturn(state: TournamentState, participantId: string): boolean {
  const stage = currentStage(state);
  return stage?.status === 'running' && modelOf(stage).reinstate(stage, participantId);
}

/** The first stage while it takes in others. */
function openForLateEntry(state: TournamentState): Stage | null {
  const stage = currentStage(state);
  if (state.status !== 'running' || stage?.status !== 'running' || stage.index !== 0) return null;
  return modelOf(stage).lateEntry(stage) ? stage : null;
}
