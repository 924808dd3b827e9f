import type { StageBase } from '../stage-base.ts';
import type { MatchResult } from '../../../series/match-result.ts';

/** A bracket match that nobody plays, since one side or both have left: who goes on stands in `result`. */
export type Walkover = {
  readonly node: string;
  readonly a: string;
  readonly b: string;
  readonly result: MatchResult;
};

/** The state of a stage whose matches hang on each other by a graph of nodes. */
export type BracketStage<T extends string = string> = StageBase & {
  readonly type: T;
  readonly walkovers: readonly Walkover[];
};
