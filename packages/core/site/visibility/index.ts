export * from './reader.ts';
export * from './unpublished.ts';
export * from './visible.ts';
