export * from './link-tokens.ts';
export * from './invalidate-links.ts';
