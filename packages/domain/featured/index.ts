export * from './choose-featured.ts';
export * from './choose-match.ts';
export * from './live.ts';
