import type { BracketNode } from '../../bracket/types.ts';
import type { FixturePosition } from '../position.ts';
import type { StageBase, StageSettingsBase } from '../stage-base.ts';

/** What a stage type whose matches hang on each other says itself; all else is the same for each of them. */
export type BracketType<S extends StageSettingsBase> = {
  readonly type: S['type'];
  /** The matches for so many entrants, sources before those who wait for them. The same for the same settings and number. */
  nodes(settings: S, entrants: number): readonly BracketNode[];
  /** Where in its stage a node stands, from its id alone: matches keep only that. */
  position(stage: Pick<StageBase, 'round_count' | 'entrants'>, node: string): Omit<FixturePosition, 'stage'>;
};
