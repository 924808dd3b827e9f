export * from './command-queue.ts';
export * from './turns.ts';
