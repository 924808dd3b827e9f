import { doubleEliminationTable, singleEliminationTable, type StageOf } from '@pailei/domain/tournament/stages';
import type { BracketColumn, TournamentState } from '@pailei/domain/tournament';

type BracketType = 'single_elimination' | 'double_elimination';

/** The stages that the layout `bracket` draws. A table must be asked for a stage of its own type. */
export const BRACKET_STAGES: Readonly<
  Record<BracketType, { columns(event: TournamentState, stage: StageOf<BracketType>): BracketColumn[] }>
> = {
  single_elimination: singleEliminationTable,
  double_elimination: doubleEliminationTable,
};
