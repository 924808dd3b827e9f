export { progressPlace } from './job-progress.serve.ts';
export { findBatch } from './lists.reads.ts';
export { findIdleBatches, trimBatches } from './lists.sweep.ts';
export type { ItemRow, BatchRow, BatchTable } from './lists.ts';
export * from './batch-runner.ts';
export * from './stop-batch.ts';
