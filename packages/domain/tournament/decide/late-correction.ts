import type { Stage } from '../stages/stage.ts';
import { engineOf } from '../stages/engine-of.ts';
import { hasOpenMatches, matchesOf } from '../stages/stage-rounds.ts';
import { violation } from '../../violation/violation.ts';
import { tournamentPlacements } from '../placements.ts';
import { entrantsChange } from '../stages.ts';
import type { CorrectionChoice } from './commands.ts';
import { hasBegun } from './match-begun.ts';
import type { Plan } from './plan.ts';
import type { Placement, TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

/** A correction of a match of stage `index`; `before` is the state without it. */
type Correction = CorrectionChoice & { readonly before: TournamentState; readonly index: number };

/**
 * What a changed result means for a stage or an event that was over. Where something has to be played again, both go on;
 * else the ranking and the places are counted again. Later stages keep their entrants, unless the referee begins them anew: the
 * only way to play on in a stage that another has followed. A stage that the organiser ended before its time stays ended.
 */
export function addLateCorrection(plan: Plan, correction: Correction): TournamentViolation | null {
  const { before, index } = correction;
  const was = before.stages[index] as Stage;
  if (was.status !== 'finished' && before.status !== 'finished') return null;
  const stage = plan.state.stages[index] as Stage;
  const isAgain = isPlayedAgain(before, was, plan.state, stage);
  if (isAgain && !isComplete(before, was)) return violation('stage_over');
  if (isAgain && plan.state.stages.length > index + 1 && correction.restart_stages !== true)
    return violation('later_stage_begun');
  if (!isAgain) addRanking(plan, was);
  const refused = addRestart(plan, correction, isAgain);
  if (refused) return refused;
  if (isAgain && was.status === 'finished') plan.add('stage_reopened', { stage: index });
  if (before.status !== 'finished') return null;
  if (isAgain || plan.state.stages.length < before.stages.length) plan.add('tournament_reopened', {});
  else addPlaces(plan);
  return null;
}

/** Takes back the stages behind the corrected one, where others would stand in the next. */
function addRestart(plan: Plan, correction: Correction, isAgain: boolean): TournamentViolation | null {
  const { before, index, force } = correction;
  const later = before.stages.slice(index + 1);
  if (later.length === 0 || correction.restart_stages !== true) return null;
  if (!isAgain && entrantsChange(before, plan.state, index) === null) return null;
  const matches = later.flatMap(matchesOf);
  const match_ids = matches.map(({ match_id }) => match_id);
  if (!force)
    return violation(matches.some(hasBegun) ? 'dependent_match_started' : 'dependent_match_open', { match_ids });
  plan.add('stages_withdrawn', { stage: index + 1, match_ids });
  return null;
}

/** A match is open again, or a stage that was complete is not any more. An event may have been ended before that. */
function isPlayedAgain(before: TournamentState, was: Stage, state: TournamentState, stage: Stage): boolean {
  return hasOpenMatches(stage) || (isComplete(before, was) && !isComplete(state, stage));
}

const isComplete = (state: TournamentState, stage: Stage) => engineOf(stage).isComplete(state, stage);

function addRanking(plan: Plan, was: Stage): void {
  const stage = plan.state.stages[was.index] as Stage;
  const ranking = engineOf(stage).ranking(plan.state, stage).flat();
  if (was.status === 'finished' && !isSameList(ranking, was.ranking))
    plan.add('ranking_corrected', { stage: was.index, ranking });
}

function addPlaces(plan: Plan): void {
  const placements = tournamentPlacements(plan.state);
  if (!isSameList(placements.map(placeText), plan.state.placements.map(placeText)))
    plan.add('placements_corrected', { placements });
}

const placeText = ({ participant_id, place, place_to }: Placement) => `${participant_id} ${place} ${place_to}`;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
