import type { Stage } from '../stages/stage.ts';
import { roundsFinished, stageFinished } from '../stages/stage-events.ts';
import { engineOf } from '../stages/engine-of.ts';
import { tournamentPlacements } from './placements.ts';
import type { Plan } from './decide/plan.ts';

/** Starts a stage with these entrants, at least two, in seed order. */
export function beginStage(plan: Plan, index: number, entrants: readonly string[]): void {
  const settings = plan.state.settings.stages[index];
  if (!settings) return;
  const round_count = engineOf(settings).settings.roundCount(settings, entrants.length);
  plan.add('stage_started', { stage: index, entrants, round_count });
  addStageEvents(plan, index, true);
}

/** Everything that is due now. What opens a new round or stage waits for `mayBegin`. */
export function addDueEvents(plan: Plan, mayBegin: boolean): void {
  const index = plan.state.current_stage;
  if (index === null) return;
  addStageEvents(plan, index, mayBegin);
  if (plan.state.stages[index]?.status === 'finished' && mayBegin) addNextStage(plan, index);
}

/** Ends the tournament as it stands. */
export function addTournamentEnd(plan: Plan): void {
  plan.add('tournament_finished', { placements: tournamentPlacements(plan.state) });
}

/** Ends a stage as it stands; none of its matches is open. */
export function addStageEnd(plan: Plan, index: number): void {
  const { now } = plan.facts;
  const stage = plan.state.stages[index] as Stage;
  const engine = engineOf(stage);
  plan.addAll(roundsFinished(stage, engine.roundsOver(plan.state, stage), now));
  const played = plan.state.stages[index] as Stage;
  plan.addAll([stageFinished(played, engine.ranking(plan.state, played), now)]);
}

function addStageEvents(plan: Plan, index: number, mayBegin: boolean): void {
  for (;;) {
    const stage = plan.state.stages[index];
    if (stage?.status !== 'running') return;
    const due = engineOf(stage).due(plan.state, stage, { facts: plan.facts, mayBegin });
    if (due.length === 0) return;
    plan.addAll(due);
  }
}

/** The next stage takes those who go on; with fewer than two of them there is nothing left to play. */
function addNextStage(plan: Plan, index: number): void {
  const { state } = plan;
  const finished = state.stages[index] as Stage;
  const next = state.settings.stages[index + 1];
  const entrants = next ? engineOf(finished).carry(state, finished, engineOf(next).settings.places(next)) : [];
  if (entrants.length < 2) addTournamentEnd(plan);
  else beginStage(plan, index + 1, entrants);
}
