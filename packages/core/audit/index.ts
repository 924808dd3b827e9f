export * from './audit.repository.ts';
