import type { BracketStage } from './bracket-stage.ts';

/** The places from which the bracket was drawn, by participant id. */
export function bracketSeeds({ entrants }: BracketStage): ReadonlyMap<string, number> {
  return new Map(entrants.map((id, index) => [id, index + 1]));
}
