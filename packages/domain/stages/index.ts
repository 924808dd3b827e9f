export type * from './stage.ts';
export * from './position.ts';
export * from './place-of.ts';
export { MATCH_RESULTS, STAGE_BEST_OF } from './stage-base.ts';
export type { StageBestOf } from './stage-base.ts';
export { STAGE_TYPES } from './model-of.ts';
export { SWISS_ROUNDS_MAX } from './swiss/swiss-stage.ts';
export { singleEliminationTable } from './single-elimination/table.ts';
export { swissTable } from './swiss/table.ts';
