export * from './stream-queue.service.ts';
export * from './stream-queue.serve.ts';
