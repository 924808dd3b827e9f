import type { StageBase, StageBestOf } from '../stage-base.ts';

export const SWISS_ROUNDS_MAX = 20;
/** A late entry is possible while the number of the current round is at most this. */
export const LATE_ENTRY_LAST_ROUND = 2;

export type SwissStageSettings = {
  readonly type: 'swiss';
  /** null: by the number of entrants when the stage starts. */
  readonly rounds: number | null;
  readonly best_of: StageBestOf;
};

export type SwissStage = StageBase & { readonly type: 'swiss' };
