export * from './failures.repository.ts';
export * from './jobs.service.ts';
