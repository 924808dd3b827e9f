import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import type { StageSettingsOf, StageType } from '@pailei/domain/tournament/stages/stage';

/** What the site says differently about stages of different types, but for the names of their rounds. */
export type StageTexts<T extends StageType = StageType> = {
  /** What the stage is called within its event. */
  readonly name: string;
  /** The same beside other stages, in one line. */
  readonly shortName: string;
  /** The stage with its size: `瑞士轮 6 轮`, `单败 8 强`. */
  readonly summary: (settings: StageSettingsOf<T>) => string;
  /** The size alone, to stand beside the name; `roundCount` is null until the stage begins. */
  readonly size: (settings: StageSettingsOf<T>, roundCount: number | null) => string;
  /** How long its matches are, that of the final last. */
  readonly bestOfs: (settings: StageSettingsOf<T>) => readonly StageBestOf[];
  /** Who has entered it. */
  readonly entrants: (count: number) => string;
  /** How far it has come, in a list of events; lines that were written long ago do not know how many rounds it has. */
  readonly progress: (round: number, roundCount: number | null) => string;
  /** Its rounds are drawn one after the other, so that they may be seen before and entered late; missing: they are not. */
  readonly isDrawn?: boolean;
  /** Everybody of a group plays everybody, so that the event says what counts of who leaves; missing: they don't. */
  readonly isLeague?: boolean;
  /** The heading of one match, from the label of its round. */
  readonly matchHeading: (label: string, table: number) => string;
  /** What it means for an entrant to be dropped from it. */
  readonly dropEffect: string;
};
