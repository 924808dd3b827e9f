import type {
  SingleEliminationStage,
  SingleEliminationStageSettings,
} from './single-elimination/single-elimination-stage.ts';
import type { SwissStage, SwissStageSettings } from './swiss/swiss-stage.ts';

export type StageSettings = SwissStageSettings | SingleEliminationStageSettings;
export type Stage = SwissStage | SingleEliminationStage;
export type StageType = StageSettings['type'];

export type StageSettingsOf<T extends StageType> = Extract<StageSettings, { readonly type: T }>;
export type StageOf<T extends StageType> = Extract<Stage, { readonly type: T }>;
