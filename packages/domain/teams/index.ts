export * from './crest/crest-from-seed.ts';
export * from './crest/draw-crest.ts';
export * from './crest/types.ts';
export * from './limits.ts';
export * from './types.ts';
