import type { Slot } from '../../bracket/types.ts';
import type { StageSettingsBase } from '../stage-base.ts';
import type { StageModel } from '../stage-engine.ts';
import { evolveBracket } from './evolve.ts';
import { resolveStage } from './resolve-stage.ts';
import { bracketSeeds } from './seeds.ts';
import type { BracketStage } from './bracket-stage.ts';
import type { BracketType } from './bracket-type.ts';

/** The model of a stage type whose matches hang on each other: nobody comes in or back once it is drawn. */
export function bracketModel<S extends StageSettingsBase>(type: BracketType<S>): StageModel<BracketStage<S['type']>> {
  return {
    begin: ({ stage, entrants, round_count }) => ({
      index: stage,
      type: type.type,
      status: 'running',
      entrants,
      round_count,
      rounds: [],
      walkovers: [],
      ranking: [],
    }),
    evolve: evolveBracket,
    withFirstRound: (begun, round) => ({ ...begun, rounds: [round] }),
    position(stage, { node }) {
      if (node === null) throw new Error('a match of a bracket has its place there');
      return { stage: stage.index, ...type.position(stage, node) };
    },
    seeds: bracketSeeds,
    isIn(event, stage, id) {
      const isTheirs = (slot: Slot) => slot.kind === 'entrant' && slot.id === id;
      const { nodes } = resolveStage(type, event, stage);
      return nodes.some(({ status, a, b }) => status !== 'decided' && (isTheirs(a) || isTheirs(b)));
    },
    lateEntry: () => false,
    reinstate: () => false,
  };
}
