export * from './audit.reads.ts';
export * from './audit.repository.ts';
export * from './audit.service.ts';
