export * from './types.ts';
export * from './decide.ts';
export * from './evolve.ts';
