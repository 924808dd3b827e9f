import type {
  DoubleEliminationStage,
  DoubleEliminationStageSettings,
} from './double-elimination/double-elimination-stage.ts';
import type {
  SingleEliminationStage,
  SingleEliminationStageSettings,
} from './single-elimination/single-elimination-stage.ts';
import type { DualTournamentStage, DualTournamentStageSettings } from './dual-tournament/dual-tournament-stage.ts';
import type { RoundRobinStage, RoundRobinStageSettings } from './round-robin/round-robin-stage.ts';
import type { StageSettingsBase } from './stage-base.ts';
import type { SwissStage, SwissStageSettings } from './swiss/swiss-stage.ts';

type OwnSettings =
  | SwissStageSettings
  | SingleEliminationStageSettings
  | DoubleEliminationStageSettings
  | RoundRobinStageSettings
  | DualTournamentStageSettings;

/** What is set for a stage: the settings of its type, and how it is filled from the one before. */
export type StageSettings = OwnSettings & Pick<StageSettingsBase, 'entry'>;
export type Stage =
  | SwissStage
  | SingleEliminationStage
  | DoubleEliminationStage
  | RoundRobinStage
  | DualTournamentStage;
export type StageType = StageSettings['type'];

export type StageSettingsOf<T extends StageType> = Extract<StageSettings, { readonly type: T }>;
export type StageOf<T extends StageType> = Extract<Stage, { readonly type: T }>;
