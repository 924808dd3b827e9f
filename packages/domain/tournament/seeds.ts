import type { Stage, TournamentState } from './types.ts';

const NO_SEEDS: ReadonlyMap<string, number> = new Map();

/**
 * The seeds of a stage by participant id: the places from which its bracket was drawn. A Swiss stage has none, since the order
 * in which it was entered only breaks ties.
 */
export function stageSeeds(stage: Stage | undefined): ReadonlyMap<string, number> {
  if (stage?.type !== 'single_elimination') return NO_SEEDS;
  return new Map(stage.entrants.map((id, index) => [id, index + 1]));
}

/** The seeds of everybody who is or was in a bracket, by participant id: of the last one that they reached. */
export function eventSeeds({ stages }: Pick<TournamentState, 'stages'>): ReadonlyMap<string, number> {
  return new Map(stages.flatMap((stage) => [...stageSeeds(stage)]));
}
