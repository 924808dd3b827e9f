import type { Stage } from '../stages/stage.ts';
import { modelOf } from '../stages/model-of.ts';
import { activeEntrants } from '../stages/stage-scope.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { addPromotions } from './decide-waitlist.ts';
import { refuseDeckCount } from './decide-entry.ts';
import { refuseUnless } from './refuse-unless.ts';
import { WITH_A_PLACE } from '../entries/waitlist.ts';
import { planFrom, type Decision } from './plan.ts';
import { pairingSettingsOf } from '../pairing-settings.ts';
import { currentStage } from '../state-parts.ts';
import type { ParticipantStatus, TournamentState } from '../types.ts';

/** Who may still come in late, if they have asked for a place before. */
const MAY_ENTER_LATE: readonly ParticipantStatus[] = ['pending', 'registered', 'waitlisted', 'withdrawn', 'absent'];

/** The same by themselves where the staff approve registrations. */
const APPROVED: readonly ParticipantStatus[] = ['registered', 'waitlisted', 'absent'];

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

/** Only while the stage they left is running, and takes them back. Who left by themselves may undo it until the next pairing. */
export function decideReinstate(
  state: TournamentState,
  command: TournamentCommandOf<'reinstate'>,
  facts: TournamentFacts,
): Decision {
  const { participant_id, by_player = false } = command;
  const refused = refuseUnless(state, participant_id, ['running'], ['dropped']);
  if (refused) return refused;
  if (by_player && !mayUndoDrop(state, participant_id)) return violation('drop_is_final');
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
  const { participant_id, user_id, name, deck_count, by_player = false, team_id } = command;
  const stage = openForLateEntry(state);
  if (!stage) return violation('late_entry_closed');
  const { by_players, missed_rounds } = pairingSettingsOf(state.settings).late_entry;
  const known = state.participants[participant_id];
  const isUnapproved = state.settings.approval_required && !known;
  if (by_player && (!by_players || isUnapproved)) return violation('late_entry_by_staff');
  const wrongCount = refuseDeckCount(state.settings, deck_count);
  if (wrongCount) return wrongCount;
  const mayEnter = by_player && state.settings.approval_required ? APPROVED : MAY_ENTER_LATE;
  if (known && !mayEnter.includes(known.status)) return violation('wrong_participant_status', { status: known.status });
  const others = Object.values(state.participants).filter(({ id }) => id !== participant_id);
  const isTwice = others.some((other) => other.user_id === user_id && other.status !== 'withdrawn');
  if (isTwice || (known && known.user_id !== user_id)) return violation('already_registered');
  if (activeEntrants(state, stage).length >= state.capacity) return violation('tournament_full');

  const plan = planFrom(state, facts);
  if (!known) plan.add('participant_registered', { participant_id, user_id, name, status: 'registered' });
  plan.add('decks_submitted', { participant_id, count: deck_count });
  const next = stage.entrants.length + 1;
  const hasMissed = stage.rounds.length > 0 && missed_rounds === 'half_point_bye';
  plan.add('participant_entered_late', {
    participant_id,
    seed: next,
    lot: next,
    ...(hasMissed && { half_point_bye: true }),
    ...(team_id !== undefined && { team_id }),
  });
  return plan.events;
}

/** Whether participants may undo that they have dropped out: no round has begun since, and the staff did not do it. */
export function mayUndoDrop(state: TournamentState, participantId: string): boolean {
  const { status, reason, left_at } = state.participants[participantId] ?? {};
  const stage = currentStage(state);
  return (
    state.status === 'running' &&
    status === 'dropped' &&
    reason === null &&
    stage?.index === left_at?.stage &&
    stage?.rounds.length === left_at?.round &&
    mayReturn(state, participantId)
  );
}

/** What coming in now costs; null where nobody may any more. */
export type LateEntryCost = {
  /** Rounds that have begun without them. */
  readonly missed_rounds: number;
  /** Of those, how many count as losses. */
  readonly losses: number;
  readonly half_point_bye: boolean;
  readonly until_round: number;
  readonly by_players: boolean;
};

export function lateEntryCost(state: TournamentState): LateEntryCost | null {
  const stage = openForLateEntry(state);
  if (!stage) return null;
  const { missed_rounds: rule, by_players, until_round } = pairingSettingsOf(state.settings).late_entry;
  const missed_rounds = stage.rounds.length;
  const half_point_bye = rule === 'half_point_bye' && missed_rounds > 0;
  return {
    missed_rounds,
    losses: missed_rounds - Number(half_point_bye),
    half_point_bye,
    until_round: Math.min(until_round, Math.floor(stage.round_count / 2)),
    by_players,
  };
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
  if (state.settings.team) return null;
  return modelOf(stage).lateEntry(state, stage) ? stage : null;
}
