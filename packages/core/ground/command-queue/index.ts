export * from './command-queue.ts';
