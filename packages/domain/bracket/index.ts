export * from './types.ts';
export * from './seeding.ts';
export * from './node-ids.ts';
export * from './create.ts';
export * from './resolve.ts';
export * from './placements.ts';
