export * from './table.ts';
export * from './types.ts';
