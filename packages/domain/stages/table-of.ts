import type { Stage, StageType } from './stage.ts';
import type { StageTable } from './stage-table.ts';
import { STAGE_TABLES } from './stage-tables.ts';

/** Standings or bracket for the stage that it is given: with one of another type it must not be used. */
export const tableOf = ({ type }: { readonly type: StageType }): StageTable<Stage> => STAGE_TABLES[type];
