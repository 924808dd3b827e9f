export { isPlayedBy } from './played-by.ts';
export * from './reader.ts';
export * from './unpublished.ts';
export * from './visible.ts';
