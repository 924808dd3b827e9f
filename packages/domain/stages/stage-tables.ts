import { singleEliminationTable } from './single-elimination/table.ts';
import type { StageOf, StageType } from './stage.ts';
import type { StageTable } from './stage-table.ts';
import { swissTable } from './swiss/table.ts';

/** A map of its own, so that a page that only shows tables does not load the rules of play. */
export const STAGE_TABLES: { readonly [T in StageType]: StageTable<StageOf<T>> } = {
  swiss: swissTable,
  single_elimination: singleEliminationTable,
};
