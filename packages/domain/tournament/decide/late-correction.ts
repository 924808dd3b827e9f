import type { Stage } from '../../stages/stage.ts';
import { engineOf } from '../../stages/engine-of.ts';
import { hasOpenMatches } from '../../stages/stage-rounds.ts';
import { violation } from '../../violation/index.ts';
import { tournamentPlacements } from '../placements.ts';
import type { Plan } from './plan.ts';
import type { Placement, TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';

/**
 * What a changed result means for a stage or an event that was over. Where something has to be played again, both go on;
 * else the ranking and the places are counted again. `before` is the state without the change. A later stage keeps its
 * entrants: once it has begun, nothing of this one is played again, nor of a stage that the organiser ended before its time.
 */
export function addLateCorrection(plan: Plan, before: TournamentState, index: number): TournamentViolation | null {
  const was = before.stages[index] as Stage;
  if (was.status !== 'finished' && before.status !== 'finished') return null;
  const stage = plan.state.stages[index] as Stage;
  if (isPlayedAgain(before, was, plan.state, stage)) {
    if (index < plan.state.stages.length - 1 || !isComplete(before, was)) return violation('stage_over');
    if (was.status === 'finished') plan.add('stage_reopened', { stage: index });
    if (before.status === 'finished') plan.add('tournament_reopened', {});
    return null;
  }
  const ranking = engineOf(stage).ranking(plan.state, stage).flat();
  if (was.status === 'finished' && !isSameList(ranking, was.ranking))
    plan.add('ranking_corrected', { stage: index, ranking });
  if (before.status === 'finished') addPlaces(plan);
  return null;
}

/** A match is open again, or a stage that was complete is not any more. An event may have been ended before that. */
function isPlayedAgain(before: TournamentState, was: Stage, state: TournamentState, stage: Stage): boolean {
  return hasOpenMatches(stage) || (isComplete(before, was) && !isComplete(state, stage));
}

const isComplete = (state: TournamentState, stage: Stage) => engineOf(stage).isComplete(state, stage);

function addPlaces(plan: Plan): void {
  const placements = tournamentPlacements(plan.state);
  if (!isSameList(placements.map(placeText), plan.state.placements.map(placeText)))
    plan.add('placements_corrected', { placements });
}

const placeText = ({ participant_id, place, place_to }: Placement) => `${participant_id} ${place} ${place_to}`;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
