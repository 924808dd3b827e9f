import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** How the groups of one stage type are shown. */
export type GroupLooks = {
  /** Whether everybody meets everybody, so that a cross table says something. */
  readonly hasCrossTable: boolean;
  readonly headingOf: (fixture: GroupFixture) => string;
  /** In words, how those with equal results are parted. */
  readonly orderOf: (tournament: TournamentState, stage: number) => string;
};
