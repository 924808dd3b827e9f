export * from './defaults.ts';
export * from './formula.ts';
export * from './limits.ts';
export * from './season.ts';
export * from './table.ts';
export * from './types.ts';
export * from './champions.ts';
