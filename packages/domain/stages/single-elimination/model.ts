import { readNode } from '../../bracket/node-ids.ts';
import { bracketRounds } from '../../bracket/seeding.ts';
import type { Slot } from '../../bracket/types.ts';
import { CAPACITY_MAX } from '../../tournament/types.ts';
import { isIntegerBetween } from '../integer-between.ts';
import type { FixturePosition } from '../position.ts';
import type { MatchPlace } from '../stage-base.ts';
import type { StageModel, StageSettingsRules } from '../stage-engine.ts';
import type { StageScope } from '../stage-scope.ts';
import { evolve } from './evolve.ts';
import { resolveStage } from './resolve-stage.ts';
import { bracketSeeds } from './seeds.ts';
import type { SingleEliminationStage, SingleEliminationStageSettings } from './single-elimination-stage.ts';

const settings: StageSettingsRules<SingleEliminationStageSettings> = {
  defaults: { type: 'single_elimination', size: 8, best_of: 3, final_best_of: null, third_place: false },
  isAlwaysLast: true,
  isSound: ({ size }) => size === null || isIntegerBetween(size, 2, CAPACITY_MAX),
  places: ({ size }) => size,
  roundCount: (_, entrants) => bracketRounds(entrants),
  bestOf: ({ best_of, final_best_of }, isFinal) => (isFinal ? (final_best_of ?? best_of) : best_of),
};

export const singleEliminationModel: StageModel<SingleEliminationStageSettings, SingleEliminationStage> = {
  settings,
  begin: ({ stage, entrants, round_count }) => ({
    index: stage,
    type: 'single_elimination',
    status: 'running',
    entrants,
    round_count,
    rounds: [],
    walkovers: [],
    ranking: [],
  }),
  evolve,
  position,
  seeds: bracketSeeds,
  isIn: hasMatchAhead,
  lateEntry: () => false,
  reinstate: () => false,
};

/** Sections are the matches of the winners but the last, the final, and the match for the third place. */
function position({ index, round_count }: SingleEliminationStage, { node }: MatchPlace): FixturePosition {
  if (node === null) throw new Error('a match of a bracket has its place there');
  const { section, round, number } = readNode(node, round_count);
  return { stage: index, group: 0, section, round, number, leg: 1 };
}

function hasMatchAhead(event: StageScope, stage: SingleEliminationStage, id: string): boolean {
  const isTheirs = (slot: Slot) => slot.kind === 'entrant' && slot.id === id;
  return resolveStage(event, stage).nodes.some(
    ({ status, a, b }) => status !== 'decided' && (isTheirs(a) || isTheirs(b)),
  );
}
