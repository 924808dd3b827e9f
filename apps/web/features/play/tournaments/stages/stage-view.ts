import type { StageSettingsOf, Stage, StageType } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import type { GroupLooks } from './groups/group-looks.ts';

/** The cut line of a stage's table: those above it advance. */
export type StageCut = {
  /** How many go on; null: all who are still in. */
  readonly size: number | null;
  readonly text: (count: number) => string;
};

export type StagePanelProps = {
  tournament: TournamentState;
  stage: Stage;
  /** By the stage that follows; null where it draws none, or where nothing follows. */
  cut: StageCut | null;
};

/** How the page of an event treats the stages of one type; what it draws of them is their panel. */
export type StageView<T extends StageType> = {
  readonly tab: {
    /** As in the address of the page, which links from elsewhere use. */
    readonly id: string;
    readonly label: string;
    readonly countsEntrants: boolean;
    /** The text instead of the panel until the stage begins. */
    readonly waiting: (isFirst: boolean) => string;
  };
  /** The cut of the stage before it; null: everybody who is still in advances. */
  readonly cutBefore: (settings: StageSettingsOf<T>) => StageCut | null;
  /** Whether it keeps standings, by which the entrants of the event are listed with their records. */
  readonly hasStandings: boolean;
  /** How its groups are shown; missing: it has none. */
  readonly groups?: GroupLooks;
};
