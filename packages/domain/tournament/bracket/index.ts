export * from './types.ts';
export * from './seeding.ts';
export * from './node-ids.ts';
export { createBracket, type BracketOptions } from './create.ts';
export * from './create-double.ts';
export * from './double-levels.ts';
export * from './losers-orders.ts';
export * from './resolve.ts';
export * from './placements.ts';
