import type { Stage } from './stages/stage.ts';
import { modelOf } from './stages/model-of.ts';
import type { TournamentState } from './types.ts';

const NO_SEEDS: ReadonlyMap<string, number> = new Map();

/**
 * The seeds of a stage by participant id: the places from which its matches follow. Empty for a stage in which the order of entry
 * only breaks ties.
 */
export const stageSeeds = (stage: Stage | undefined): ReadonlyMap<string, number> =>
  stage ? modelOf(stage).seeds(stage) : NO_SEEDS;

/** The seeds of everybody who is or was in a seeded stage, by participant id: of the last one that they reached. */
export function eventSeeds({ stages }: Pick<TournamentState, 'stages'>): ReadonlyMap<string, number> {
  return new Map(stages.flatMap((stage) => [...stageSeeds(stage)]));
}
