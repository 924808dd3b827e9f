import { doubleEliminationTable } from '@pailei/domain/tournament/stages/double-elimination/table';
import { singleEliminationTable } from '@pailei/domain/tournament/stages/single-elimination/table';
import type { StageOf } from '@pailei/domain/tournament/stages/stage';
import type { BracketColumn } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

type BracketType = 'single_elimination' | 'double_elimination';

/** The stages that the layout `bracket` draws. A table must be asked for a stage of its own type. */
export const BRACKET_STAGES: Readonly<
  Record<BracketType, { columns(event: TournamentState, stage: StageOf<BracketType>): BracketColumn[] }>
> = {
  single_elimination: singleEliminationTable,
  double_elimination: doubleEliminationTable,
};
