import type { MatchResult, StageBase, StageBestOf } from '../stage-base.ts';

export type SingleEliminationStageSettings = {
  readonly type: 'single_elimination';
  /** How many of the stage before come through (the top cut); null: all who are still in. */
  readonly size: number | null;
  readonly best_of: StageBestOf;
  /** null: the final is played like every other match of the stage. */
  readonly final_best_of: StageBestOf | null;
  readonly third_place: boolean;
};

/** A bracket match that nobody plays, since one side or both have left: who goes on stands in `result`. */
export type Walkover = {
  readonly node: string;
  readonly a: string;
  readonly b: string;
  readonly result: MatchResult;
};

export type SingleEliminationStage = StageBase & {
  readonly type: 'single_elimination';
  readonly walkovers: readonly Walkover[];
};
