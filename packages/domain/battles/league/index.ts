export * from './decide.ts';
export * from './evolve.ts';
export * from './league-window.ts';
export * from './offers.ts';
export * from './settings.ts';
export * from './types.ts';
