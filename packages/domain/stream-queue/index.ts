export * from './decide.ts';
export * from './evolve.ts';
export * from './types.ts';
