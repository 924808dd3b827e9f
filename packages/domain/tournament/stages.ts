import { noDraws } from '../random/draw-key.ts';
import { placeEntrants } from './seeding/placing.ts';
import type { Apart } from './seeding/keep-apart.ts';
import { engineOf } from './stages/engine-of.ts';
import { carriedFrom } from './stages/graph/carried.ts';
import { entryOf, plannedEntrants } from './stages/graph/entry-of.ts';
import { rulesOf } from './stages/settings/rules-of.ts';
import type { StageDistribution, StageStart } from './stages/stage-entry.ts';
import type { Stage, StageSettings } from './stages/stage.ts';
import { hasOpenMatches } from './stages/stage-rounds.ts';
import { roundsFinished, stageFinished } from './stages/stage-events.ts';
import { entrantsAfter } from './group-draw/entrants-after.ts';
import { placeDrawn } from './group-draw/place-drawn.ts';
import { tournamentPlacements } from './placements.ts';
import type { TournamentFacts } from './decide/commands.ts';
import type { Plan } from './decide/plan.ts';
import { currentStage } from './state-parts.ts';
import type { TournamentState } from './types.ts';

/** Starts the first stage with these entrants, at least two, in seed order. */
export function beginFirstStage(plan: Plan, entrants: readonly string[]): void {
  const settings = plan.state.settings.stages[0];
  if (settings) beginStage(plan, settings, { index: 0, order: entrants, before: null });
}

type Beginning = {
  readonly index: number;
  /** The best first. */
  readonly order: readonly string[];
  /** The stage that they come from. */
  readonly before: Stage | null;
};

function beginStage(plan: Plan, settings: StageSettings, { index, order, before }: Beginning): void {
  const { state } = plan;
  const rules = rulesOf(settings);
  const { groups, entrants, together, drawn } = placed(state, settings, { index, order });
  const planned = before && plannedEntrants(settings, before.groups?.length ?? 0);
  const carried = before && carriedFrom(state, before, entrants, entryOf(settings).carry);
  plan.add('stage_started', {
    stage: index,
    entrants,
    round_count: rules.roundCount(settings, entrants.length),
    ...(groups && { groups }),
    ...(carried && { carried }),
    ...(planned !== null && planned > entrants.length && { planned }),
    ...(together && { together }),
    ...(drawn && { drawn }),
  });
  addStageEvents(plan, index, true);
}

type Placed = ReturnType<typeof placeEntrants> & Pick<StageStart, 'drawn'>;

/** As its groups were drawn, where they were; else by the seeds. */
function placed(
  state: TournamentState,
  settings: StageSettings,
  { index, order }: Pick<Beginning, 'index' | 'order'>,
): Placed {
  const rules = placingRules(state, settings, index);
  const draw = state.group_draw?.stage === index ? state.group_draw : undefined;
  if (!draw || draw.groups.flat().length === 0) return placeEntrants(settings, order, rules);
  const asDrawn = placeDrawn(settings, order, { draw, apart: rules.apart });
  return asDrawn ?? { ...placeEntrants(settings, order, rules), drawn: { added: [], moved: [], is_void: true } };
}

/** Where those who come into a stage stand, and who of them are kept apart. */
export function placingRules(
  state: TournamentState,
  settings: StageSettings,
  index: number,
): { readonly distribution: StageDistribution; readonly apart: Apart } {
  const before = index === 0 ? undefined : state.stages[index - 1];
  const distribution = before ? entryOf(settings).distribution : rulesOf(settings).distributions[0];
  const groupsBefore = distribution === 'groups_apart' ? (before?.groups ?? []) : [];
  return { distribution, apart: [...(state.apart ?? []), ...groupsBefore] };
}

/** Everything that is due now. What opens a new round or stage waits for `mayBegin`; a stage whose start was taken back for the staff. */
export function addDueEvents(
  plan: Plan,
  { mayBegin, by_hand = false }: { readonly mayBegin: boolean; readonly by_hand?: boolean },
): void {
  const index = plan.state.current_stage;
  if (index === null) return;
  addStageEvents(plan, index, mayBegin);
  const mayGoOn = mayBegin && (by_hand || plan.state.held_stage === undefined);
  if (plan.state.stages[index]?.status === 'finished' && mayGoOn) addNextStage(plan, index);
}

/**
 * Whether going on may lead to anything, for who asks before taking the event's lock. While a match of a running stage is open no round
 * is drawn and no stage begins: what is due then needs no draws.
 */
export function mayAdvance(state: TournamentState, facts: Omit<TournamentFacts, 'draw_key'>): boolean {
  const stage = currentStage(state);
  if (state.status !== 'running') return false;
  if (stage?.status !== 'running' || !hasOpenMatches(stage)) return true;
  return engineOf(stage).due(state, stage, { facts: { ...facts, draw_key: noDraws }, mayBegin: true }).length > 0;
}

/** Ends the tournament as it stands; `short_of_stage`: the stage for which too few came through. */
export function addTournamentEnd(plan: Plan, short_of_stage?: number): void {
  const placements = tournamentPlacements(plan.state);
  plan.add('tournament_finished', { placements, ...(short_of_stage !== undefined && { short_of_stage }) });
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

/** The next stage takes those who come through; with fewer than two of them there is nothing left to play. */
function addNextStage(plan: Plan, index: number): void {
  const { state } = plan;
  const settings = state.settings.stages[index + 1];
  if (!settings) return addTournamentEnd(plan);
  const order = entrantsAfter(state, index);
  if (order.length < 2) addTournamentEnd(plan, index + 1);
  else beginStage(plan, settings, { index: index + 1, order, before: state.stages[index] as Stage });
}

/** Participant ids, the best first. */
export type EntrantsChange = {
  readonly leave: readonly string[];
  readonly come: readonly string[];
};

/** Who comes through from a finished stage after a correction instead of whom; null where the same do, in the same order. */
export function entrantsChange(before: TournamentState, after: TournamentState, index: number): EntrantsChange | null {
  const [was, is] = [entrantsAfter(before, index), entrantsAfter(after, index)];
  if (was.length === is.length && was.every((id, place) => id === is[place])) return null;
  return { leave: was.filter((id) => !is.includes(id)), come: is.filter((id) => !was.includes(id)) };
}
