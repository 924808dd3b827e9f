import type { BestOf, SeriesAdvantage } from '../../../series/settings.ts';
import type { StageSettingsBase } from '../stage-base.ts';
import type { StageCarry, StageDistribution } from '../stage-entry.ts';

/** What follows from the settings of a stage alone. */
export type StageSettingsRules<S extends StageSettingsBase> = {
  /** As a new event proposes them. */
  readonly defaults: S;
  /** Whether its entrants play on after a loss and are ranked by points: only then a stage after it may carry these, or count losses. */
  readonly keepsScore: boolean;
  /** How its entrants may be placed, its usual way first. */
  readonly distributions: readonly [StageDistribution, ...StageDistribution[]];
  /** What it can begin with; `nothing` always. */
  readonly carries: readonly StageCarry[];
  isSound(settings: S): boolean;
  /** How many of those who come through it takes at most; null: all. */
  places(settings: S): number | null;
  roundCount(settings: S, entrants: number): number;
  bestOf(settings: S, isFinal: boolean): BestOf;
  /** What one side has ahead in the final; missing: nothing, in every final of the type. */
  finalAdvantage?(settings: S): SeriesAdvantage | undefined;
  /** Into how many groups so many entrants go, whose sizes differ by at most one; null: it has none. */
  groupCount(settings: S, entrants: number): number | null;
  /** Its rounds may last for days, in which the two sides of a fixture agree on their time; missing: not. */
  readonly hasWeeks?: boolean;
  /** How many of a group can come through at most, the others being out; missing: all. */
  readonly groupPlaces?: number;
};
