import type { StageBase, StageSettingsBase } from '../stage-base.ts';

export const SWISS_ROUNDS_MAX = 20;

export type SwissStageSettings = StageSettingsBase & {
  readonly type: 'swiss';
  /** null: by the number of entrants when the stage starts. */
  readonly rounds: number | null;
};

export type SwissStage = StageBase & {
  readonly type: 'swiss';
  /** The round that was taken back: it begins again when the staff publish it. */
  readonly taken_back?: number | undefined;
  /** Late entrants whose first missed round counts as a draw. */
  readonly half_point_byes?: readonly string[] | undefined;
};
