import { isBracketFinished } from '../bracket/resolve.ts';
import { bracketSize } from '../bracket/seeding.ts';
import { defaultSwissRounds } from '../swiss/rounds.ts';
import { addReadyMatches, addWithdrawals, resolveStage } from './bracket-stage.ts';
import { stageRanking, tournamentPlacements } from './placements.ts';
import type { Plan } from './plan.ts';
import { activeEntrants, addSwissRound } from './swiss-round.ts';
import type { Round, Stage, TournamentState } from './types.ts';

export function currentStage(state: TournamentState): Stage | undefined {
  return state.current_stage === null ? undefined : state.stages[state.current_stage];
}

/** Starts a stage with these entrants, at least two, in seed order. */
export function beginStage(plan: Plan, index: number, entrants: readonly string[]): void {
  const settings = plan.state.settings.stages[index];
  if (!settings) return;
  switch (settings.type) {
    case 'swiss':
      plan.add('stage_started', {
        stage: index,
        entrants,
        round_count: swissRoundCount(settings.rounds, entrants.length),
      });
      addSwissRound(plan, plan.state.stages[index] as Stage);
      return;
    case 'single_elimination':
      plan.add('stage_started', { stage: index, entrants, round_count: Math.log2(bracketSize(entrants.length)) });
      addReadyMatches(plan, index);
      return;
    default:
      settings satisfies never;
  }
}

/** Everything that is due now. What opens a new round or stage waits for `mayBegin`. */
export function addDueEvents(plan: Plan, mayBegin: boolean): void {
  const stage = currentStage(plan.state);
  if (!stage) return;
  if (stage.status === 'running') {
    addStageEvents(plan, stage.index, mayBegin);
  }
  if (currentStage(plan.state)?.status === 'finished' && mayBegin) addNextStage(plan, stage.index);
}

/** Ends the tournament as it stands. */
export function addTournamentEnd(plan: Plan): void {
  plan.add('tournament_finished', { placements: tournamentPlacements(plan.state) });
}

export function addStageEnd(plan: Plan, index: number): void {
  const stage = plan.state.stages[index] as Stage;
  plan.add('stage_finished', { stage: index, ranking: stageRanking(plan.state, stage) });
}

export function addFinishedRounds(plan: Plan, index: number): void {
  const stage = plan.state.stages[index] as Stage;
  for (const round of stage.rounds) {
    if (round.status === 'running' && isRoundOver(plan.state, stage, round)) {
      plan.add('round_finished', { stage: index, round: round.number });
    }
  }
}

export function hasOpenMatches(stage: Stage): boolean {
  return stage.rounds.some((round) => round.matches.some(({ result }) => result === null));
}

function addStageEvents(plan: Plan, index: number, mayBegin: boolean): void {
  const stage = plan.state.stages[index] as Stage;
  switch (stage.type) {
    case 'swiss':
      addFinishedRounds(plan, index);
      addSwissProgress(plan, index, mayBegin);
      return;
    case 'single_elimination':
      addWithdrawals(plan, stage);
      addReadyMatches(plan, index);
      addFinishedRounds(plan, index);
      if (isBracketFinished(resolveStage(plan.state, plan.state.stages[index] as Stage))) addStageEnd(plan, index);
      return;
    default:
      stage.type satisfies never;
  }
}

function addSwissProgress(plan: Plan, index: number, mayBegin: boolean): void {
  const stage = plan.state.stages[index] as Stage;
  if (hasOpenMatches(stage)) return;
  const isOver = stage.rounds.length >= stage.round_count || activeEntrants(plan.state, stage).length < 2;
  if (isOver) addStageEnd(plan, index);
  else if (mayBegin) addSwissRound(plan, stage);
}

/** The next stage takes the best of those who are still in; with fewer than two of them there is nothing left to play. */
function addNextStage(plan: Plan, finished: number): void {
  const { state } = plan;
  const next = state.settings.stages[finished + 1];
  const size = next?.type === 'single_elimination' ? next.size : null;
  const stillIn = (state.stages[finished] as Stage).ranking.filter((id) => state.participants[id]?.status === 'active');
  const entrants = stillIn.slice(0, size ?? stillIn.length);
  if (!next || entrants.length < 2) addTournamentEnd(plan);
  else beginStage(plan, finished + 1, entrants);
}

/** More rounds than there are opponents could only repeat matches. */
function swissRoundCount(wanted: number | null, entrants: number): number {
  const most = entrants % 2 === 0 ? entrants - 1 : entrants;
  return Math.min(wanted ?? defaultSwissRounds(entrants), most);
}

function isRoundOver(state: TournamentState, stage: Stage, round: Round): boolean {
  if (round.matches.some(({ result }) => result === null)) return false;
  if (stage.type === 'swiss') return true;
  return resolveStage(state, stage).nodes.every(
    ({ node, status }) => node.round !== round.number || status === 'decided',
  );
}
