import { hasOpenMatches } from '../../stages/stage-rounds.ts';
import { violation } from '../../violation/index.ts';
import type { TournamentCommand, TournamentCommandOf, TournamentCommandType, TournamentFacts } from './commands.ts';
import {
  addPromotions,
  decideApprove,
  decideCheckIn,
  decideOpenCheckIn,
  decideRegister,
  decideReject,
  decideWithdraw,
  placesTaken,
} from './decide-entry.ts';
import { decideEnterDecks, decideSubmitDecks, decideUnlockDecks } from './decide-decks.ts';
import { decideCreditTime } from './decide-time.ts';
import { decideDisqualify, decideDrop, decideEnterLate, decideReinstate } from './decide-field.ts';
import { decideFinishMatch, decideReopenMatch } from './decide-match.ts';
import { decideStart } from './decide-start.ts';
import { planFrom, type Decision } from './plan.ts';
import { invalidField, onlyLiveSettings } from '../settings.ts';
import { addDueEvents, addStageEnd, addTournamentEnd } from '../stages.ts';
import { currentStage, findMatch } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';

type Decider<T extends TournamentCommandType> = (
  state: TournamentState,
  command: TournamentCommandOf<T>,
  facts: TournamentFacts,
) => Decision;

/** The events that a command leads to, or why it is refused; a refused command changes nothing. */
export function decideTournament(state: TournamentState, command: TournamentCommand, facts: TournamentFacts): Decision {
  const decider = DECIDERS[command.type] as Decider<TournamentCommandType>;
  return decider(state, command, facts);
}

const DECIDERS: { readonly [T in TournamentCommandType]: Decider<T> } = {
  update: decideUpdate,
  open_registration: decideOpenRegistration,
  register: decideRegister,
  approve: decideApprove,
  reject: decideReject,
  withdraw: decideWithdraw,
  submit_decks: decideSubmitDecks,
  enter_decks: decideEnterDecks,
  unlock_decks: decideUnlockDecks,
  open_check_in: decideOpenCheckIn,
  check_in: decideCheckIn,
  credit_time: decideCreditTime,
  start: decideStart,
  advance: decideAdvance,
  finish_match: decideFinishMatch,
  reopen_match: decideReopenMatch,
  drop: decideDrop,
  reinstate: decideReinstate,
  disqualify: decideDisqualify,
  enter_late: decideEnterLate,
  feature_match: decideFeatureMatch,
  finish: decideFinish,
  cancel: decideCancel,
};

function decideUpdate(
  state: TournamentState,
  { changes }: TournamentCommandOf<'update'>,
  facts: TournamentFacts,
): Decision {
  if (state.status === 'finished' || state.status === 'cancelled') return violation('tournament_over');
  const field = invalidField({ ...state, ...changes });
  if (field) return violation('invalid_tournament', { field });
  const isLocked =
    state.status === 'running' || Object.values(state.participants).some(({ decks_submitted }) => decks_submitted > 0);
  if (changes.settings && isLocked && !onlyLiveSettings(state.settings, changes.settings))
    return violation('settings_locked');
  const isFixed = changes.capacity !== undefined || changes.rewards !== undefined;
  if (isFixed && state.status === 'running') return violation('settings_locked');
  if ((changes.capacity ?? state.capacity) < placesTaken(state)) return violation('capacity_too_small');
  const plan = planFrom(state, facts);
  plan.add('tournament_updated', { changes });
  addPromotions(plan);
  return plan.events;
}

function decideOpenRegistration(
  state: TournamentState,
  _: TournamentCommandOf<'open_registration'>,
  facts: TournamentFacts,
): Decision {
  if (state.status !== 'draft') return violation('wrong_tournament_status', { status: state.status });
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
  addDueEvents(plan, command.by_hand || state.settings.advance === 'auto');
  return plan.events.length > 0 ? plan.events : violation('nothing_to_do');
}

function decideFeatureMatch(
  state: TournamentState,
  command: TournamentCommandOf<'feature_match'>,
  facts: TournamentFacts,
): Decision {
  const { match_id } = command;
  if (match_id !== null && !findMatch(state, match_id)) return violation('unknown_match');
  if (match_id === state.featured_match_id) return violation('nothing_to_do');
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
