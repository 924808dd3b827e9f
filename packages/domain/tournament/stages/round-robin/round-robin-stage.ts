import type { GroupLegs } from '../../../groups/schedule.ts';
import type { StageBase, StageSettingsBase } from '../stage-base.ts';

export const TIES_AT_CUT = ['decider', 'lot'] as const;
/** What parts those whom no tie-breaker parts, where one of them goes on and another does not. */
export type TieAtCut = (typeof TIES_AT_CUT)[number];

export type RoundRobinStageSettings = StageSettingsBase & {
  readonly type: 'round_robin';
  /** null: as many groups as `group_size` makes necessary. */
  readonly group_count: number | null;
  /** The most entrants of a group, where their number is left to it. */
  readonly group_size: number;
  /** How often two of a group meet. */
  readonly legs: GroupLegs;
  readonly tie_at_cut: TieAtCut;
};

/** One who left while their group was still being played. */
export type GroupLeaver = {
  readonly id: string;
  readonly is_disqualified: boolean;
  /** Matches that they had played by then, and that they were to play in all. */
  readonly played: number;
  readonly scheduled: number;
  /** How many rounds had begun: they may come back until the next one does. */
  readonly rounds: number;
};

export type RoundRobinStage = StageBase & {
  readonly type: 'round_robin';
  /** Participant ids by group, in seed order. */
  readonly groups: readonly (readonly string[])[];
  /** Rounds that were opened by the schedule; those behind them are played to decide ties. */
  readonly main_rounds: number;
  /** Whoever leaves after the last match of their group changes its table no more, and is not in here. */
  readonly left: readonly GroupLeaver[];
};
