import type { BracketStage } from '../bracket/bracket-stage.ts';
import type { StageBestOf } from '../stage-base.ts';

/** Four of a group: two who win twice before they lose twice go on. */
export const DUAL_GROUP_SIZE = 4;
export const DUAL_GROUP_THROUGH = 2;

export type DualTournamentStageSettings = {
  readonly type: 'dual_tournament';
  readonly best_of: StageBestOf;
  /** null: the match for the second place is played like every other. */
  readonly decider_best_of: StageBestOf | null;
};

export type DualTournamentStage = BracketStage<'dual_tournament'>;
