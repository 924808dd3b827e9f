import type { BestOf } from '../../../series/settings.ts';
import type { StageSettingsBase } from '../stage-base.ts';

export type ScheduledRound = {
  readonly matches: number;
  /** Of the longest match of the round. */
  readonly best_of: BestOf;
};

/** The rounds of a stage in the order of play as they come without trouble, for at least two entrants: matches of one moment are one round. */
export type StageSchedule<S extends StageSettingsBase> = (settings: S, entrants: number) => readonly ScheduledRound[];
