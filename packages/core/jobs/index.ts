export * from './jobs.repository.ts';
export * from './outbox.repository.ts';
