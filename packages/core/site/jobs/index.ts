export * from './jobs.service.ts';
export * from './stopped-jobs.ts';
