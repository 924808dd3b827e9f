export * from './failures.repository.ts';
export * from './jobs.service.ts';
export * from './stopped-jobs.ts';
