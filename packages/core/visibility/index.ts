export * from './reader.ts';
export * from './visible.ts';
