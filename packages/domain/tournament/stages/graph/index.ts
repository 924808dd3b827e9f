export * from './entry-of.ts';
export * from './forecast.ts';
export * from './graph-faults.ts';
