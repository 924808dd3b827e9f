import type { Stage, StageSettings, StageType } from './stage.ts';
import type { StageEngine, StageModel } from './stage-engine.ts';
import { STAGE_ENGINES } from './stage-engines.ts';
import { STAGE_MODELS } from './stage-models.ts';
import type { StageTable } from './stage-table.ts';
import { STAGE_TABLES } from './stage-tables.ts';

export const STAGE_TYPES = Object.keys(STAGE_MODELS) as StageType[];

type OfType = { readonly type: StageType };

/** For the stage, or the settings of a stage, that it is given: with those of another type it must not be used. */
export const engineOf = ({ type }: OfType): StageEngine<StageSettings, Stage> => STAGE_ENGINES[type];

/** As `engineOf`. */
export const modelOf = ({ type }: OfType): StageModel<StageSettings, Stage> => STAGE_MODELS[type];

/** As `engineOf`. */
export const tableOf = ({ type }: OfType): StageTable<Stage> => STAGE_TABLES[type];
