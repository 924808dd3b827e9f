import { isBracketFinished } from '../bracket/resolve.ts';
import { violation } from '../violation/index.ts';
import { resolveStage } from './bracket-stage.ts';
import { stageRanking, tournamentPlacements } from './placements.ts';
import type { Plan } from './plan.ts';
import { hasOpenMatches } from './stages.ts';
import type { Placement, Stage, TournamentState } from './types.ts';
import type { TournamentViolation } from './violations.ts';

/**
 * What a changed result means for a stage or an event that was over. Where something has to be played again, both go on;
 * else the ranking and the places are counted anew. `before` is the state without the change. A later stage keeps its
 * entrants: once it has begun, nothing of this one is played again, nor of a stage that the organiser ended before its time.
 */
export function addLateCorrection(plan: Plan, before: TournamentState, index: number): TournamentViolation | null {
  const was = before.stages[index] as Stage;
  if (was.status !== 'finished' && before.status !== 'finished') return null;
  const stage = plan.state.stages[index] as Stage;
  if (isPlayedAgain(before, was, plan.state, stage)) {
    if (index < plan.state.stages.length - 1 || wasCutShort(before, was)) return violation('stage_over');
    if (was.status === 'finished') plan.add('stage_reopened', { stage: index });
    if (before.status === 'finished') plan.add('tournament_reopened', {});
    return null;
  }
  const ranking = stageRanking(plan.state, { ...stage, status: 'running' });
  if (was.status === 'finished' && !isSameList(ranking, was.ranking))
    plan.add('ranking_corrected', { stage: index, ranking });
  if (before.status === 'finished') addPlaces(plan);
  return null;
}

/** A match is open again, or a bracket that was played to its end is not any more. An event may have been ended before that. */
function isPlayedAgain(before: TournamentState, was: Stage, state: TournamentState, stage: Stage): boolean {
  if (hasOpenMatches(stage)) return true;
  if (stage.type !== 'single_elimination') return false;
  return isBracketFinished(resolveStage(before, was)) && !isBracketFinished(resolveStage(state, stage));
}

function wasCutShort(before: TournamentState, was: Stage): boolean {
  return was.type === 'swiss' ? was.rounds.length < was.round_count : !isBracketFinished(resolveStage(before, was));
}

function addPlaces(plan: Plan): void {
  const placements = tournamentPlacements(plan.state);
  if (!isSameList(placements.map(placeText), plan.state.placements.map(placeText)))
    plan.add('placements_corrected', { placements });
}

const placeText = ({ participant_id, place, place_to }: Placement) => `${participant_id} ${place} ${place_to}`;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
