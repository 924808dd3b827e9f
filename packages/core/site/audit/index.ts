export * from './audit.reads.ts';
export * from './record-audit.ts';
export * from './audit.service.ts';
export type { TargetNames, TargetNamesByType } from './target-names.ts';
