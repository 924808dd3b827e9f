export * from './clean.ts';
export * from './keys.ts';
export * from './width.ts';
