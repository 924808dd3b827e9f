export * from './access.ts';
export * from './metrics.ts';
