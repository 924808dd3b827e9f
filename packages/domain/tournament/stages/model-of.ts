import type { Stage, StageType } from './stage.ts';
import type { StageModel } from './stage-engine.ts';
import { STAGE_MODELS } from './stage-models.ts';

export const STAGE_TYPES = Object.keys(STAGE_MODELS) as StageType[];

/** State, fold and settings for the stage, or the settings of a stage, that it is given: with those of another type it must not be used. */
export const modelOf = ({ type }: { readonly type: StageType }): StageModel<Stage> => STAGE_MODELS[type];
