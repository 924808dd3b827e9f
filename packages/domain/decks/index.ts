export * from './classes.ts';
export * from './deck-code.ts';
export * from './heroes.ts';
export * from './lineup.ts';
