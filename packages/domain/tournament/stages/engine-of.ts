import type { Stage, StageType } from './stage.ts';
import type { StageEngine } from './stage-engine.ts';
import { STAGE_ENGINES } from './stage-engines.ts';

/** The rules of play for the stage, or the settings of a stage, that it is given: with those of another type it must not be used. */
export const engineOf = ({ type }: { readonly type: StageType }): StageEngine<Stage> => STAGE_ENGINES[type];
