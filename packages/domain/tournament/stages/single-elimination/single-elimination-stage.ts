import type { BracketStage } from '../bracket/bracket-stage.ts';
import type { StageBestOf } from '../stage-base.ts';

export type SingleEliminationStageSettings = {
  readonly type: 'single_elimination';
  /** How many of the stage before come through (the top cut); null: all who are still in. */
  readonly size: number | null;
  readonly best_of: StageBestOf;
  /** null: the final is played like every other match of the stage. */
  readonly final_best_of: StageBestOf | null;
  readonly third_place: boolean;
  /** Whether the losers of the quarter-finals play for the places 5 to 8; missing: no. */
  readonly placement?: boolean;
};

export type SingleEliminationStage = BracketStage<'single_elimination'>;
