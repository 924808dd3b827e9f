export * from './batch-runner.ts';
export * from './batches.service.ts';
