import type { BracketStage } from '../bracket/bracket-stage.ts';
import type { StageBestOf } from '../stage-base.ts';

/**
 * How the winners' and the losers' best meet: one match; a second one where the losers' side wins the first; or one match
 * in which the winners' side has a game [E42] or a ban [E41] ahead.
 */
export const GRAND_FINALS = ['single', 'reset', 'game_lead', 'extra_ban'] as const;
export type GrandFinal = (typeof GRAND_FINALS)[number];

export type DoubleEliminationStageSettings = {
  readonly type: 'double_elimination';
  /** How many of the stage before come through (the top cut); null: all who are still in. */
  readonly size: number | null;
  readonly best_of: StageBestOf;
  /** null: the grand final is played like every other match of the stage. */
  readonly final_best_of: StageBestOf | null;
  readonly grand_final: GrandFinal;
};

export type DoubleEliminationStage = BracketStage<'double_elimination'>;
