export * from './types.ts';
export { compareFractions, formatRate, fraction } from './fraction.ts';
export type { Fraction } from './fraction.ts';
export * from './rank.ts';
export * from './explain.ts';
