import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from '../decide/commands.ts';
import { hasBegun } from '../decide/match-begun.ts';
import { planFrom, type Decision } from '../decide/plan.ts';
import type { StartStep } from '../events.ts';
import type { TournamentState } from '../types.ts';
import { lastStart } from './last-step.ts';

/** A round then waits for the staff to publish it anew, a stage for them to begin it. */
export function decideUndoStart(
  state: TournamentState,
  { step, reason, by }: TournamentCommandOf<'undo_start'>,
  facts: TournamentFacts,
): Decision {
  if (reason.trim() === '') return violation('reason_required');
  const last = lastStart(state);
  if (!last || !isSameStep(last.step, step)) return violation('nothing_to_undo');
  const begun = last.matches.filter(hasBegun).map(({ match_id }) => match_id);
  const isRound = step.kind === 'round_start';
  if (begun.length > 0) return violation(isRound ? 'round_has_begun' : 'stage_has_begun', { match_ids: begun });
  const match_ids = last.matches.map(({ match_id }) => match_id);
  const plan = planFrom(state, facts);
  plan.add('step_undone', { step: last.step, reason, by });
  if (isRound) plan.add('round_taken_back', { stage: step.stage, round: step.round, match_ids, reason });
  else plan.add('stage_taken_back', { stage: step.stage, match_ids, reason });
  return plan.events;
}

const isSameStep = (one: StartStep, other: StartStep) =>
  one.kind === other.kind && one.stage === other.stage && roundOf(one) === roundOf(other);

const roundOf = (step: StartStep) => (step.kind === 'round_start' ? step.round : null);
