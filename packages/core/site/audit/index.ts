export * from './audit.reads.ts';
export * from './record-audit.ts';
export * from './audit.service.ts';
