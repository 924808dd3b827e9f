import {
  decideArrangeGroups,
  decideArrangeGroupsBySeed,
  decideDrawGroupPlace,
  decideLockGroups,
  decideUnlockGroups,
} from '../group-draw/decide-group-draw.ts';
import { hasOpenMatches } from '../stages/stage-rounds.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommand, TournamentCommandOf, TournamentCommandType, TournamentFacts } from './commands.ts';
import {
  decideDeclinePlace,
  decideEndOffers,
  decideExtendCheckIn,
  decideFillWaitlist,
  decideMoveOnWaitlist,
} from './decide-waitlist.ts';
import {
  decideAddEntrant,
  decideApprove,
  decideCheckIn,
  decideOpenCheckIn,
  decideRegister,
  decideReject,
  decideWithdraw,
} from './decide-entry.ts';
import { decideEnterDecks, decideSubmitDecks, decideUnlockDecks } from './decide-decks.ts';
import { decideAmendRules, decideUpdate } from './decide-settings.ts';
import { decideCreditTime } from './decide-time.ts';
import { decideDisqualify, decideDrop, decideEnterLate, decideReinstate } from './decide-field.ts';
import { decidePauseEvent, decideResumeEvent, waitsForResume } from './decide-pause.ts';
import { decideFinishMatch, decideReopenMatch } from './decide-match.ts';
import { decidePublishRound, decideTakeBackRound } from './decide-round.ts';
import { decideChangeSeeding } from './decide-seeding.ts';
import { decideStart } from './decide-start.ts';
import { decideUndoStart } from '../undo/decide-undo.ts';
import { decideChangeRoster, decideLeaveRoster } from '../teams/decide-roster.ts';
import { planFrom, type Decision } from './plan.ts';
import { heldRound } from '../round-draft/round-draft.ts';
import { addDueEvents, addStageEnd, addTournamentEnd } from '../stages.ts';
import { playFault } from '../settings-faults.ts';
import { currentStage, findMatch } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';

type Decider<T extends TournamentCommandType> = (
  state: TournamentState,
  command: TournamentCommandOf<T>,
  facts: TournamentFacts,
) => Decision;

/** The events that a command leads to, or why it is refused; a refused command changes nothing. */
export function decideTournament(state: TournamentState, command: TournamentCommand, facts: TournamentFacts): Decision {
  if (state.pause && waitsForResume(command)) return violation('event_paused');
  const decider = DECIDERS[command.type] as Decider<TournamentCommandType>;
  return decider(state, command, facts);
}

const DECIDERS: { readonly [T in TournamentCommandType]: Decider<T> } = {
  update: decideUpdate,
  amend_rules: decideAmendRules,
  open_registration: decideOpenRegistration,
  register: decideRegister,
  change_roster: decideChangeRoster,
  leave_roster: decideLeaveRoster,
  approve: decideApprove,
  reject: decideReject,
  withdraw: decideWithdraw,
  submit_decks: decideSubmitDecks,
  enter_decks: decideEnterDecks,
  unlock_decks: decideUnlockDecks,
  open_check_in: decideOpenCheckIn,
  check_in: decideCheckIn,
  extend_check_in: decideExtendCheckIn,
  add_entrant: decideAddEntrant,
  move_on_waitlist: decideMoveOnWaitlist,
  fill_waitlist: decideFillWaitlist,
  end_offers: decideEndOffers,
  decline_place: decideDeclinePlace,
  credit_time: decideCreditTime,
  change_seeding: decideChangeSeeding,
  arrange_groups: decideArrangeGroups,
  arrange_groups_by_seed: decideArrangeGroupsBySeed,
  draw_group_place: decideDrawGroupPlace,
  lock_groups: decideLockGroups,
  unlock_groups: decideUnlockGroups,
  start: decideStart,
  advance: decideAdvance,
  finish_match: decideFinishMatch,
  reopen_match: decideReopenMatch,
  pause_event: decidePauseEvent,
  resume_event: decideResumeEvent,
  drop: decideDrop,
  reinstate: decideReinstate,
  disqualify: decideDisqualify,
  enter_late: decideEnterLate,
  publish_round: decidePublishRound,
  take_back_round: decideTakeBackRound,
  undo_start: decideUndoStart,
  feature_match: decideFeatureMatch,
  finish: decideFinish,
  cancel: decideCancel,
};

function decideOpenRegistration(
  state: TournamentState,
  _: TournamentCommandOf<'open_registration'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'draft') return violation('wrong_tournament_status', { status: state.status });
  const fault = playFault(state.settings);
  if (fault) return violation('invalid_tournament', fault);
  const plan = planFrom(state, facts);
  plan.add('registration_opened', {});
  return plan.events;
}

function decideAdvance(
  state: TournamentState,
  command: TournamentCommandOf<'advance'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'running') return violation('nothing_to_do');
  const plan = planFrom(state, facts);
  addDueEvents(plan, { mayBegin: command.by_hand || state.settings.advance === 'auto', by_hand: command.by_hand });
  if (plan.events.length > 0) return plan.events;
  return violation(command.by_hand && heldRound(state) ? 'round_awaits_publishing' : 'nothing_to_do');
}

function decideFeatureMatch(
  state: TournamentState,
  command: TournamentCommandOf<'feature_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id } = command;
  if (match_id !== null && !findMatch(state, match_id)) return violation('unknown_match');
  if (match_id === state.featured_match_id) return violation(match_id === null ? 'not_featured' : 'already_featured');
  const plan = planFrom(state, facts);
  plan.add('featured_match_changed', { match_id });
  return plan.events;
}

function decideFinish(state: TournamentState, _: TournamentCommandOf<'finish'>, facts: TournamentFacts): Decision {
  const stage = currentStage(state);
  if (state.status !== 'running' || !stage) return violation('wrong_tournament_status', { status: state.status });
  if (hasOpenMatches(stage)) return violation('matches_still_open');
  const plan = planFrom(state, facts);
  if (stage.status === 'running') addStageEnd(plan, stage.index);
  addTournamentEnd(plan);
  return plan.events;
}

function decideCancel(
  state: TournamentState,
  { reason }: TournamentCommandOf<'cancel'>,
  facts: TournamentFacts,
): Decision {
  if (state.status === 'finished' || state.status === 'cancelled') return violation('tournament_over');
  if (reason.trim() === '') return violation('reason_required');
  const plan = planFrom(state, facts);
  plan.add('tournament_cancelled', { reason });
  return plan.events;
}
