import type { StageOf, StageType } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** The newest stage of the types that a layout has tables for: each layout loads its own alone. */
export function newestStage<T extends StageType>(
  tables: Readonly<Record<T, unknown>>,
  tournament: TournamentState | null,
): StageOf<T> | undefined {
  return tournament?.stages.findLast((stage): stage is StageOf<T> => stage.type in tables);
}
